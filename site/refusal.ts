/** Something the person at the terminal can fix: its message is all they need to see. */
export class Refusal extends Error {
  override name = 'Refusal';
}
