/** A plot drawn at one width. */
export interface Drawing {
  /** Size of its view box; a unit is a sixteenth of the root's font size. */
  readonly width: number;
  readonly height: number;
  /** What is in the `<svg>` element. */
  readonly content: string;
}

/** The numbers of a plot as a table; each cell as a reader sees it, empty where there is no number. */
export interface Numbers {
  readonly head: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
  /** How many of the first columns hold names or times; the rest hold numbers. */
  readonly named: number;
}

/** What a plot's block becomes. */
export interface DrawnPlot {
  readonly caption: string;
  /** What the plot shows, in words. */
  readonly alt: string;
  /** The same plot for a column of text and for a phone. */
  readonly wide: Drawing;
  readonly narrow: Drawing;
  readonly numbers: Numbers;
}
