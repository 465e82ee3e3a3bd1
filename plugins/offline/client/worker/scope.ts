/** The parts of a service worker's interfaces that are used here. TypeScript's library for workers excludes the DOM's. */

/** An event that keeps the worker running until its promise settles. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** A request of a page. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** Answers the request; without it, the browser asks the server. */
  respondWith(response: Promise<Response>): void;
}

/** The worker's global scope. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    /** Takes over the pages that are already open. */
    claim(): Promise<void>;
  };
  /** Replaces an older worker without waiting until its pages are closed. */
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
