const encoder = new TextEncoder();

/** Collects numbers and texts into bytes; the browser's code reads them in the same order. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  /** A whole number from 0, in as many bytes of seven bits as it takes, the lowest first (LEB128). */
  number(value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.bytes.push((rest & 0x7f) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.bytes.push(rest);
  }

  /** One byte for each value from 0 to 255. */
  column(values: readonly number[]): void {
    this.number(values.length);
    for (const value of values) {
      this.bytes.push(value);
    }
  }

  /** A text, after the number of its bytes in UTF-8. */
  text(value: string): void {
    this.column([...encoder.encode(value)]);
  }

  /** Everything so far. */
  toBytes(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}
