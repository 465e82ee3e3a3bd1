const encoder = new TextEncoder();

/** Writes numbers and strings as bytes. The browser's code reads them in the same order. */
export class ByteWriter {
  private bytes = new Uint8Array(1024);
  private length = 0;

  private reserve(count: number): void {
    if (this.length + count > this.bytes.length) {
      const larger = new Uint8Array(2 * (this.length + count));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
  }

  /** Writes an unsigned integer as LEB128. */
  number(value: number): void {
    this.reserve(8);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.length] = (rest & 0x7f) | 0x80;
      this.length += 1;
      rest = Math.floor(rest / 0x80);
    }
    this.bytes[this.length] = rest;
    this.length += 1;
  }

  /** Writes bytes with a length prefix. */
  column(values: ArrayLike<number>): void {
    this.number(values.length);
    this.reserve(values.length);
    this.bytes.set(values, this.length);
    this.length += values.length;
  }

  /** Writes a UTF-8 string, prefixed with its length in bytes. */
  text(value: string): void {
    this.column(encoder.encode(value));
  }

  toBytes(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}
