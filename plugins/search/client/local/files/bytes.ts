const decoder = new TextDecoder();

/** Reads numbers and strings from bytes, in the order in which the build wrote them. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** Whether all bytes have been read. */
  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /** Reads an unsigned LEB128 integer. */
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

  /** Reads a length-prefixed UTF-8 string. */
  text(): string {
    return decoder.decode(this.column());
  }
}

/** A sorted list of terms with their postings. */
export interface TermList {
  /** Sorted by code unit. */
  readonly terms: readonly string[];
  /** Calls back for each record that contains the term at an index of the list. */
  each(term: number, found: (record: number, value: number) => void): void;
}

/**
 * Reads the postings of sorted terms.
 *
 * @param bits - number of low bits that hold the value
 */
export function readPostings(terms: readonly string[], bytes: Uint8Array, bits: number): TermList {
  const reader = new ByteReader(bytes);
  const starts = new Uint32Array(terms.length + 1);
  const places: number[] = [];
  for (let term = 0; term < terms.length; term += 1) {
    for (let left = reader.number(); left > 0; left -= 1) {
      places.push(reader.number());
    }
    starts[term + 1] = places.length;
  }
  const scale = 2 ** bits;
  return {
    terms,
    each(term, found) {
      let record = 0;
      for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) {
        const place = places[at] ?? 0;
        const value = place % scale;
        record += (place - value) / scale;
        found(record, value);
      }
    },
  };
}
