import { ByteWriter } from './bytes.ts';

/** Where words stand: for each word, positions of records with a value each. */
export class Postings {
  private readonly byTerm = new Map<string, Map<number, number>>();

  /**
   * Notes that a record has a word.
   *
   * @param merge - makes one value of two for the same record
   */
  add(
    term: string,
    record: number,
    value: number,
    merge: (before: number, now: number) => number,
  ): void {
    const places = this.byTerm.get(term) ?? new Map<number, number>();
    this.byTerm.set(term, places);
    const before = places.get(record);
    places.set(record, before === undefined ? value : merge(before, value));
  }

  /** The words by code unit. */
  terms(): readonly string[] {
    return [...this.byTerm.keys()].sort();
  }

  /** The records of a word in their order. */
  of(term: string): readonly (readonly [record: number, value: number])[] {
    return [...(this.byTerm.get(term) ?? [])].sort(([a], [b]) => a - b);
  }

  /**
   * Writes the records of words, each as the step from the one before, with its value in the low bits.
   *
   * @param bits - how many bits a value takes
   */
  write(terms: readonly string[], bits: number): Uint8Array {
    const writer = new ByteWriter();
    for (const term of terms) {
      const places = this.of(term);
      writer.number(places.length);
      let before = 0;
      for (const [record, value] of places) {
        writer.number((record - before) * 2 ** bits + value);
        before = record;
      }
    }
    return writer.toBytes();
  }
}
