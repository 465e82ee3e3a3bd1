/** The reason why a build can't be served. */
export class ServingError extends Error {
  override readonly name = 'ServingError';
}
