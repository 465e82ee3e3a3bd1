import { answer } from './engine/index.ts';
import type { Source } from './files/fetchFile.ts';
import { type IndexFiles, openIndex } from './files/index.ts';
import { keepIndex, openCache } from './keeping.ts';
import type { Question, Reply } from './messages.ts';

/** How long the whole index waits after the first answer, which the reader is to see before. */
const KEEP_DELAY_MS = 1_500;

/** How long a file may take, in milliseconds. */
const TIME_LIMIT_MS = 30_000;

const source: Source = {
  fetch: (address, options) =>
    fetch(address, { ...options, signal: AbortSignal.timeout(TIME_LIMIT_MS) }),
  cache: openCache(),
  damaged: new Set(),
};

let opening: Promise<IndexFiles> | undefined;
let isKeeping = false;

async function keep(files: IndexFiles, folder: string): Promise<void> {
  try {
    await keepIndex(files, folder, await source.cache);
  } catch {
    // Nobody waits for it; what is missing is fetched when it is needed, and a failure told then.
    isKeeping = false;
  }
}

async function reply({ id, folder, request }: Question): Promise<Reply> {
  try {
    opening ??= openIndex(folder, source);
    const files = await opening;
    if (request === undefined) {
      return { id, response: undefined };
    }
    const results = await Promise.all(request.requests.map((asked) => answer(files, asked)));
    if (!isKeeping) {
      isKeeping = true;
      setTimeout(keep, KEEP_DELAY_MS, files, folder);
    }
    return { id, response: { results } };
  } catch (error) {
    // The site may have another version by now: the next search begins with its manifest.
    opening = undefined;
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

globalThis.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  globalThis.postMessage(await reply(data));
});
