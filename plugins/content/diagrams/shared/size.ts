/** Size of a drawn diagram in CSS pixels, where it has all the room it wants. */
export interface DiagramSize {
  readonly width: number;
  readonly height: number;
}
