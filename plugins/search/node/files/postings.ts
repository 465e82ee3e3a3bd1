import { ByteWriter } from './bytes.ts';

/** Postings: for each word, the places that contain it, in order, each with a value. */
export class Postings {
  /** Place and value, alternating. */
  private readonly byTerm = new Map<string, number[]>();

  /**
   * Adds a word of a place. Places must be added in order.
   *
   * @param merge - combines two values for the same place
   */
  add(
    term: string,
    place: number,
    value: number,
    merge: (before: number, now: number) => number,
  ): void {
    const places = this.byTerm.get(term);
    if (places === undefined) {
      this.byTerm.set(term, [place, value]);
    } else if (places.at(-2) === place) {
      places[places.length - 1] = merge(places.at(-1) ?? 0, value);
    } else {
      places.push(place, value);
    }
  }

  /** The words, sorted by code unit. */
  terms(): readonly string[] {
    return [...this.byTerm.keys()].sort();
  }

  /** Number of places that contain a word. */
  count(term: string): number {
    return (this.byTerm.get(term)?.length ?? 0) / 2;
  }

  /**
   * Encodes the places of words, each as the difference from the one before, with its value in the low bits.
   *
   * @param bits - number of bits for a value
   */
  write(terms: readonly string[], bits: number): Uint8Array {
    const writer = new ByteWriter();
    for (const term of terms) {
      const places = this.byTerm.get(term) ?? [];
      writer.number(places.length / 2);
      let before = 0;
      for (let at = 0; at < places.length; at += 2) {
        const place = places[at] ?? 0;
        writer.number((place - before) * 2 ** bits + (places[at + 1] ?? 0));
        before = place;
      }
    }
    return writer.toBytes();
  }
}
