/** Why something couldn't be kept. The message is a sentence for the reader, with the fix. */
export class KeepFailure extends Error {
  override readonly name = 'KeepFailure';
}

/** Whether the browser can keep pages at all. It refuses on insecure origins and in some private windows. */
export const canKeep = (): boolean =>
  'caches' in globalThis && 'serviceWorker' in navigator && 'locks' in navigator;

const SENTENCES: Readonly<Record<string, string>> = {
  AbortError: 'The download was canceled. Nothing has changed on this device.',
  QuotaExceededError:
    'There’s no room for it on this device: free up some space, or keep a smaller section. Nothing has changed.',
  // Of the lock.
  TimeoutError: 'Another tab is changing what’s kept: wait until it’s done.',
  SecurityError:
    'The browser doesn’t let this site store anything: allow it in the browser’s settings, or use a window that isn’t private.',
};

/** The sentence for the reader about a {@link KeepFailure}, or about an error of the browser. */
export function sentenceOf(error: unknown): string {
  if (error instanceof KeepFailure) {
    return error.message;
  }
  const sentence = error instanceof Error ? SENTENCES[error.name] : undefined;
  return (
    sentence ?? `The browser couldn’t store it (${String(error)}): reload the page and try again.`
  );
}
