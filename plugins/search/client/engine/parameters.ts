/**
 * What counts how much in the ranking. The numbers were found by trying each up and down on the judged
 * queries of `bench/search`, those that are held out left aside; `weights.ts` and `rank.ts` say what
 * they are multiplied with.
 */
export const PARAMETERS = {
  /** What a word weighs by what of a page or of a record has it. */
  fields: {
    title: 10,
    slug: 15,
    heading: 15.8,
    row: 8,
    code: 8,
    keyword: 7.53,
    sectionKeyword: 13,
    anchor: 13.5,
  },
  /** What a word weighs in a text of average length, once; in a row's cells, a share of it. */
  text: 2.4,
  rowText: 0.445,
  /** How much a word gains by standing in a text again, and loses by the text's length (BM25). */
  saturation: 0.99,
  lengthShare: 0.367,
  /** What a word counts in a record that has it only above or around it, as shares of its weight there. */
  above: { heading: 0.8, title: 0.85, keyword: 1, page: 0.12 },
  /** What a keyword counts on the record of the page itself. */
  ownKeyword: 0.445,
  /** How far a word is there at all in a record that has it only elsewhere on its page. */
  elsewhere: 0.467,
  /** The share of three or more words that an answer may lack, by their rarities, unless there are too few answers. */
  missing: 0.6,
  /** The power with which an answer loses by words it lacks. */
  coverage: 0.8,
  /** What a record gains when its whole name is asked for, and the part of it by the words asked for. */
  wholeName: 5,
  partName: 1.35,
  /** What a row gains when the words asked for have its whole name, whatever else is asked. */
  wholeRow: 2,
  /** What a page gains by having all words of a query in its title, address, keywords, and first text. */
  wholePage: 2,
  /** What a record gains that contains a query with special characters, such as `filetype:csv`, exactly. */
  string: 400,
  /** The most that a record gains by a string that's only a part of the query. */
  partString: 4,
  /**
   * By what factor a record gains, as a logarithm, when one of its keywords is the whole query, or one of its
   * page's.
   */
  oneKeyword: 0.6,
  onePageKeyword: 0.96,
  /** What a row gains when its code is the whole query. */
  code: 14,
  /** What each record of a page loses to the one of it that is ranked before, and the most of it. */
  repeatLoss: 0.07,
  repeatLossMost: 0.35,
  /** What a match counts by its kind. A beginning counts more the more of the word is there. */
  inflected: 0.613,
  derived: 0.75,
  beginning: 0.4,
  wholeBeginning: 0.4,
  slip: 0.65,
  /** What a word that begins like one of the index counts where that one is there too. */
  second: 0.5,
  /** What another word of the same sense counts. */
  synonym: 0.378,
  /** What is gained by words that are close together in a text, and by each pair in the query's order. */
  close: 2.7,
  pair: 1.8,
};
