import { startTransition, useEffect, useState } from 'react';
import { AWAKE } from '../../framework/wakeUp/shared/protocol';

/**
 * Tells the inline script that the page responds.
 *
 * Effects of hydration set values that only the browser knows, such as the stored color mode. The page
 * responds once those have rendered too. They render in a transition, so this does as well, to not precede
 * them.
 */
export function Awake(): null {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => setHydrated(true));
    if (isHydrated) {
      document.dispatchEvent(new Event(AWAKE));
    }
  }, [isHydrated]);
  return null;
}
