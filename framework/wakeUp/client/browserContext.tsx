import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the page is hydrated; replaces the framework's context of this name. */
export const Context = createContext(false);

/**
 * Tells components that they run in a browser, once the page is hydrated.
 *
 * Replaces the framework's provider, which rerenders everything that depends on it in one task.
 */
export function BrowserContextProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => startTransition(() => setBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
