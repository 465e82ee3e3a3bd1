import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface DiagramFault {
  /** Line of its source, starting at 1. */
  readonly line: number;
  readonly reason: string;
}

const PARSER = new URL('./parser.mjs', import.meta.url);

let parser: Worker | undefined;

/** Starts loading the parser, which takes seconds, before there are diagrams to parse. */
export function prepareParser(): void {
  parser ??= new Worker(PARSER);
  // Without diagrams, it must not keep the process running.
  parser.unref();
}

/** Cached results by source, because a dev server asks at every save. */
const known = new Map<string, DiagramFault | undefined>();

/**
 * Finds the problem of each source; `undefined` if mermaid can draw it.
 *
 * @throws the error of the worker thread that parses them
 */
export async function diagramFaults(
  sources: readonly string[],
): Promise<readonly (DiagramFault | undefined)[]> {
  const unknown = [...new Set(sources)].filter((source) => !known.has(source));
  if (unknown.length > 0) {
    const worker = parser ?? new Worker(PARSER);
    parser = undefined;
    worker.ref();
    worker.postMessage(unknown);
    const [faults] = (await once(worker, 'message')) as [readonly (DiagramFault | undefined)[]];
    for (const [at, source] of unknown.entries()) {
      known.set(source, faults[at]);
    }
  }
  return sources.map((source) => known.get(source));
}
