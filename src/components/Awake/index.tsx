import { startTransition, useEffect, useState } from 'react';
import { AWAKE } from '../../../framework/wakeUp/shared/protocol';

/**
 * Tells the script in the page that the page answers.
 *
 * Hydration has its effects set what only a browser knows, such as the stored color mode. The page answers
 * once that is rendered too, and this is rendered with it: in a transition, as it is, and not ahead of it.
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
