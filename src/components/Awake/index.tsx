import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect } from 'react';
import { AWAKE } from '../../../plugins/wakeUp/shared/protocol';

/** Tells the script in the page that the page answers, once it is hydrated and knows that it is in a browser. */
export function Awake(): null {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) {
      document.dispatchEvent(new Event(AWAKE));
    }
  }, [isBrowser]);
  return null;
}
