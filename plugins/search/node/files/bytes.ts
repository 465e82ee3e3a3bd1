const encoder = new TextEncoder();

/** Collects numbers and texts into bytes; the browser's code reads them in the same order. */
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

  /** A whole number from 0, in as many bytes of seven bits as it takes, the lowest first (LEB128). */
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

  /** Bytes, after their number. */
  column(values: ArrayLike<number>): void {
    this.number(values.length);
    this.reserve(values.length);
    this.bytes.set(values, this.length);
    this.length += values.length;
  }

  /** A text, after the number of its bytes in UTF-8. */
  text(value: string): void {
    this.column(encoder.encode(value));
  }

  /** Everything so far. */
  toBytes(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}
