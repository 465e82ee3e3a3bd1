import { createStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { filesFor, STORED_NAME } from '@site/plugins/offline/shared/library';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** What is kept on the device. */
interface OnDevice {
  /** Names of the kept sections. */
  readonly sections: readonly string[];
  /** URL paths of the kept pages. */
  readonly pages: readonly string[];
}

/** Dispatched on the window when the reader has kept or removed something. */
const CHANGED = 'keptchange';

/** Tells everything that shows what's kept to read it again. To be called after each change. */
export const tellKeptChange = (): boolean => window.dispatchEvent(new Event(CHANGED));

/** Reads what's kept. Its code is loaded only where something is. */
async function readOnDevice(baseUrl: string): Promise<OnDevice | undefined> {
  const base = new URL(baseUrl, window.location.href).href;
  const client = await import(
    /* webpackChunkName: "offline-library" */ '@site/plugins/offline/client'
  );
  const kept = await client.readKept(base);
  const library = kept && (await client.keptLibrary(base, kept));
  return (
    library && {
      sections: kept.sections,
      pages: filesFor(library, kept.sections).pages.map(([path]) => baseUrl + path),
    }
  );
}

/** What's kept on the device; undefined if nothing is, or until it's known. */
export function useOnDevice(): OnDevice | undefined {
  const baseUrl = useBaseUrl('/');
  const [onDevice, setOnDevice] = useState<OnDevice>();
  useEffect(() => {
    let isCurrent = true;
    const read = () => {
      const reading =
        createStorageSlot(STORED_NAME).get() === null
          ? Promise.resolve(undefined)
          : readOnDevice(baseUrl);
      reading.then(
        (found) => isCurrent && setOnDevice(found),
        // The panel says what's wrong.
        () => undefined,
      );
    };
    read();
    window.addEventListener(CHANGED, read);
    return () => {
      isCurrent = false;
      window.removeEventListener(CHANGED, read);
    };
  }, [baseUrl]);
  return onDevice;
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has no connection. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine,
    () => false,
  );
