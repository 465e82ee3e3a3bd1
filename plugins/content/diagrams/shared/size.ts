/** Natural size of a diagram, in CSS pixels. */
export interface DiagramSize {
  readonly width: number;
  readonly height: number;
}
