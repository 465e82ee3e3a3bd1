/** Thrown when a file of the index can't be used. The message is a sentence for the console. */
export class IndexFailure extends Error {
  override readonly name = 'IndexFailure';
}
