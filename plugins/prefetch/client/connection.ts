/**
 * Whether to avoid prefetching: on 2g, or with data saver on.
 *
 * @see https://wicg.github.io/netinfo/
 */
export function isSparing(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
