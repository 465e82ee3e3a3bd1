import { deleteOthers, ownName, readKept } from '../kept.ts';
import { answer, isAnswered } from './answer.ts';

/* The service worker. It's registered only when a reader keeps a part of the library on the device. */

/** The parts of events that are used here. TypeScript's library for workers excludes the DOM's. */
interface WorkerEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(promise: Promise<unknown>): void;
}

const scope = globalThis as unknown as {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

/** Base URL of the site, where the worker's script is. */
const base = new URL('.', globalThis.location.href).href;

/**
 * Deletes what an interrupted download left, and unregisters the worker if nothing is kept. While a page changes what's
 * kept, it holds the lock.
 */
async function discardLeftovers(): Promise<void> {
  await navigator.locks.request(ownName(base), { ifAvailable: true }, async (lock) => {
    if (lock !== null) {
      const kept = await readKept(base);
      await deleteOthers(base, kept);
      if (kept === undefined) {
        await scope.registration.unregister();
      }
    }
  });
}

// The worker answers by what the caches contain, so a newer one can take over at any time.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

let isTidy = false;

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isAnswered(request, base)) {
    event.respondWith(answer(request, base));
  }
  if (!isTidy && request.mode === 'navigate') {
    isTidy = true;
    event.waitUntil(discardLeftovers());
  }
});
