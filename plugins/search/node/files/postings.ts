import { ByteWriter } from './bytes.ts';

/** Where words are: for each word the places, in their order, with a value each. */
export class Postings {
  /** Place and value in turn. */
  private readonly byTerm = new Map<string, number[]>();

  /**
   * Notes that a place has a word; places come in their order.
   *
   * @param merge - makes one value of two for the same place
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

  /** The words by code unit. */
  terms(): readonly string[] {
    return [...this.byTerm.keys()].sort();
  }

  /** Number of places that have a word. */
  count(term: string): number {
    return (this.byTerm.get(term)?.length ?? 0) / 2;
  }

  /**
   * Writes the places of words, each as the step from the one before, with its value in the low bits.
   *
   * @param bits - how many bits a value takes
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
