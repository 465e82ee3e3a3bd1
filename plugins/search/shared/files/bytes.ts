/** Writes numbers and strings as bytes, for a {@link ByteReader} to read in the same order. */
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
    this.column(new TextEncoder().encode(value));
  }

  toBytes(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Reads what a {@link ByteWriter} wrote. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** Whether all bytes have been read. */
  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) {
        return value;
      }
    }
  }

  /** Reads length-prefixed bytes as a view, not a copy. */
  column(): Uint8Array {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text(): string {
    return new TextDecoder().decode(this.column());
  }
}

/** The first code point that encodes the length of a shared prefix; lower ones include the control characters. */
const SHARED_BASE = 0x30;

/** Maximum length of a shared prefix. */
const SHARED_MAX = 40;

/**
 * Encodes sorted words, each as the length of the prefix it shares with the previous word, and the rest.
 *
 * @param terms - sorted by code unit, without line feeds
 */
export function writeTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const before = terms[at - 1] ?? '';
      let shared = 0;
      while (shared < Math.min(term.length, SHARED_MAX) && term[shared] === before[shared]) {
        shared += 1;
      }
      return String.fromCharCode(SHARED_BASE + shared) + term.slice(shared);
    })
    .join('\n');
}

/** Decodes the output of {@link writeTerms}. */
export function readTerms(text: string): string[] {
  if (text === '') {
    return [];
  }
  let before = '';
  return text.split('\n').map((line) => {
    before = before.slice(0, line.charCodeAt(0) - SHARED_BASE) + line.slice(1);
    return before;
  });
}
