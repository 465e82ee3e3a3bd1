import { createStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Kept } from '@site/plugins/offline/client';
import { filesFor, type OfflineLibrary, STORED_NAME } from '@site/plugins/offline/shared/library';
import { useCallback, useEffect, useRef, useState } from 'react';
import { tellKeptChange } from './useOnDevice';

/** What can be kept, and what is. */
export interface Offer {
  readonly library: OfflineLibrary;
  /** Whether the list is the server's; otherwise it's the kept one, because the server can't be reached. */
  readonly isCurrent: boolean;
  readonly kept: Kept | undefined;
  /** Hashes of the files on the device, by path. */
  readonly onDevice: ReadonlyMap<string, string>;
}

const loadClient = () =>
  import(/* webpackChunkName: "offline-library" */ '@site/plugins/offline/client');

type Client = Awaited<ReturnType<typeof loadClient>>;

/** Refusals that don't come from the client. */
const SENTENCES = {
  evicted: 'Your browser has deleted what you kept, perhaps to free up space: keep it again.',
  unreachable: 'The site can’t be reached: check your connection and try again.',
  unable:
    'This browser can’t keep pages from this site: use a window that isn’t private, and an address that starts with https.',
} as const;

/** Describes what's kept, and what the server has. */
async function offerOf(client: Client, base: string): Promise<Offer> {
  const kept = await client.readKept(base);
  const own = kept && (await client.keptLibrary(base, kept));
  const library = await client.fetchLibrary(base).catch((error) => {
    if (own === undefined) {
      throw error;
    }
    return own;
  });
  const files = own && kept ? filesFor(own, kept.sections).all : [];
  const onDevice = new Map(files.map(([path, , hash]) => [path, hash]));
  return { library, isCurrent: library !== own, kept, onDevice };
}

/**
 * Lets the reader keep sections on the device. No code is loaded and no request made before the reader asks for it; once
 * something is kept, its state is shown right away.
 */
export function useOfflineLibrary() {
  const baseUrl = useBaseUrl('/');
  /** Undefined until the reader asks for it, or if something is kept. */
  const [offer, setOffer] = useState<Offer>();
  /** Share of the download that's complete, from 0 to 1; undefined if there's none. */
  const [share, setShare] = useState<number>();
  /** What happened last, as a sentence; empty at first. */
  const [message, setMessage] = useState('');
  const download = useRef<AbortController>(undefined);

  /** Runs an action, and says how it went. */
  const run = useCallback(
    async (action: (client: Client, base: string) => Promise<string>) => {
      const client = await loadClient().catch(() => undefined);
      if (client === undefined) {
        setMessage(SENTENCES.unreachable);
      } else if (!client.canKeep()) {
        setMessage(SENTENCES.unable);
      } else {
        const base = new URL(baseUrl, window.location.href).href;
        setMessage(await action(client, base).catch((error) => client.sentenceOf(error)));
      }
      setShare(undefined);
    },
    [baseUrl],
  );

  const open = useCallback(() => {
    setMessage('Checking the sizes …');
    void run(async (client, base) => {
      const slot = createStorageSlot(STORED_NAME);
      const found = await offerOf(client, base);
      setOffer(found);
      if (found.kept !== undefined || slot.get() === null) {
        return '';
      }
      slot.del();
      return SENTENCES.evicted;
    });
  }, [run]);

  useEffect(() => {
    if (createStorageSlot(STORED_NAME).get() !== null) {
      open();
    }
  }, [open]);

  return {
    offer,
    share,
    message,
    /** Loads what can be kept, or hides it. */
    toggle: () => (offer === undefined ? open() : setOffer(undefined)),
    /** Keeps these sections and no others; `name` is what the reader chose, for messages. */
    keep(sections: readonly string[], name: string) {
      const controller = new AbortController();
      download.current = controller;
      setShare(0);
      setMessage(`Downloading ${name} …`);
      void run(async (client, base) => {
        await client.keep({ base, sections, onProgress: setShare, signal: controller.signal });
        createStorageSlot(STORED_NAME).set('true');
        tellKeptChange();
        setOffer(await offerOf(client, base));
        return `${name} is on this device now.`;
      });
    },
    cancel: () => download.current?.abort(),
    remove() {
      void run(async (client, base) => {
        await client.remove(base);
        createStorageSlot(STORED_NAME).del();
        tellKeptChange();
        setOffer((before) => before && { ...before, kept: undefined, onDevice: new Map() });
        return 'Nothing is kept on this device anymore.';
      });
    },
  };
}
