/** Why a file of the index cannot be used; its message is a sentence for the console. */
export class IndexFailure extends Error {
  override readonly name = 'IndexFailure';
}
