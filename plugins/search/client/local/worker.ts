import { TIME_LIMIT_MS } from '../../shared/timeLimit.ts';
import { answer } from './engine/index.ts';
import type { Fetch } from './files/fetchFile.ts';
import { type IndexFiles, openIndex } from './files/index.ts';
import type { Question, Reply } from './messages.ts';

const fetchInTime: Fetch = (address, options) =>
  fetch(address, { ...options, signal: AbortSignal.timeout(TIME_LIMIT_MS) });

let opened: Promise<IndexFiles> | undefined;

async function reply({ id, folder, request }: Question): Promise<Reply> {
  try {
    opened ??= openIndex(folder, fetchInTime);
    const files = await opened;
    if (request === undefined) {
      return { id, response: undefined };
    }
    const tell = (message: Reply) => globalThis.postMessage(message);
    const results = await Promise.all(
      request.requests.map((asked) => answer(files, asked, (first) => tell({ id, first }))),
    );
    return { id, response: { results } };
  } catch (error) {
    // The site may have been redeployed: start the next search from the manifest.
    opened = undefined;
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

globalThis.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  globalThis.postMessage(await reply(data));
});

// Without a network, only kept pages are found.
for (const type of ['online', 'offline']) {
  globalThis.addEventListener(type, () => {
    opened = undefined;
  });
}

// The page gives up on a worker that doesn't report.
globalThis.postMessage({ isReady: true } satisfies Reply);
