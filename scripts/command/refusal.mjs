/** Something the person at the terminal can mend: its message is all they need to see. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
