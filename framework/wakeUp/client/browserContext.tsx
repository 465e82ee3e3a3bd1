import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the page is hydrated; stands for the framework's context of this name. */
export const Context = createContext(false);

/**
 * Tells the page that it is in a browser, once it is hydrated.
 *
 * Stands for the framework's own, by which all that waits for it is rendered in one task.
 */
export function BrowserContextProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => startTransition(() => setBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
