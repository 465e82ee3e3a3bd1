/** Path and query of what a cache is asked for, as its key. */
const keyOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request)).href;

/** An in-memory version of the browser's cache storage, as far as it's used here. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: URL) => store.get(keyOf(request))?.clone(),
      put: async (request: URL, response: Response) => void store.set(keyOf(request), response),
    };
  };
  const storage = {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: URL, { cacheName = '' }: { cacheName?: string } = {}) =>
      stores.get(cacheName)?.get(keyOf(request))?.clone(),
  };
  return storage as unknown as CacheStorage;
}
