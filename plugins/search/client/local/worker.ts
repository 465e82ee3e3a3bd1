import { answer } from '../engine/index.ts';
import { fetchInTime } from './fetchFile.ts';
import type { Question, Reply } from './messages.ts';
import { type IndexFiles, openIndex } from './openIndex.ts';

let opened: Promise<IndexFiles> | undefined;

async function reply({ id, opening, request }: Question): Promise<Reply> {
  try {
    opened = opening ? openIndex(opening, fetchInTime) : opened;
    const files = await opened;
    if (files === undefined || request === undefined) {
      return { id, response: undefined };
    }
    const tell = (message: Reply) => globalThis.postMessage(message);
    const results = await Promise.all(
      request.requests.map((asked) => answer(files, asked, (first) => tell({ id, first }))),
    );
    return { id, response: { results } };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

globalThis.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  globalThis.postMessage(await reply(data));
});

// The page gives up on a worker that doesn't report.
globalThis.postMessage({ isReady: true } satisfies Reply);
