/** A plot drawn at one width. */
export interface Drawing {
  /** Size of its view box, in units of 1/16 rem. */
  readonly width: number;
  readonly height: number;
  /** Content of the `<svg>` element. */
  readonly content: string;
}

/** The numbers of a plot as a table, with formatted cells. A cell is empty if there's no number. */
export interface Numbers {
  readonly head: readonly string[];
  /** The first cell of each row is its name. */
  readonly rows: readonly (readonly string[])[];
  /** Number of leading columns with names or times; the rest contain numbers. */
  readonly named: number;
}

/** The result of drawing a plot block. */
export interface DrawnPlot {
  readonly caption: string;
  /** Text alternative of the plot. */
  readonly alt: string;
  /** The same plot for the text column and for a phone. */
  readonly wide: Drawing;
  readonly narrow: Drawing;
  readonly numbers: Numbers;
}
