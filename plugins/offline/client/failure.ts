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
  SecurityError:
    'The browser doesn’t let this site store anything: allow it in the browser’s settings, or use a window that isn’t private.',
};

/**
 * Finds the sentence for an error.
 *
 * @param error - of the browser, or a {@link KeepFailure}
 */
export function failureOf(error: unknown): KeepFailure {
  if (error instanceof KeepFailure) {
    return error;
  }
  const name = error instanceof Error ? error.name : '';
  return new KeepFailure(
    SENTENCES[name] ??
      `The browser couldn’t store it (${String(error)}): reload the page and try again.`,
    { cause: error },
  );
}
