export interface Drawing {
  /** Size of its view box, in units of 1/16 rem. */
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

export interface DrawnPlot {
  readonly caption: string;
  readonly alt: string;
  /** Each series with a sample of its mark; empty if the drawings name the series themselves. */
  readonly legend: readonly { readonly name: string; readonly sample: Drawing }[];
  /** The same plot for the text column and for a phone. */
  readonly wide: Drawing;
  readonly narrow: Drawing;
  /** The numbers with formatted cells. The first row names the columns, the first cell of a row names the row. */
  readonly table: readonly (readonly string[])[];
}
