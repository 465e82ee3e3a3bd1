/** Says what keeps a build from being served. */
export class ServingError extends Error {
  override readonly name = 'ServingError';
}
