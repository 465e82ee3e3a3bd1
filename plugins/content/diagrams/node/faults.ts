import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What is wrong with a diagram. */
export interface DiagramFault {
  /** Line of its source, counted from 1. */
  readonly line: number;
  /** In mermaid's words. */
  readonly reason: string;
}

const PARSER = new URL('./parser.mjs', import.meta.url);

/** What was said of each source before: a server asks at every save. */
const known = new Map<string, DiagramFault | undefined>();

/**
 * Says what is wrong with diagrams.
 *
 * @param sources - as they are in the documents' blocks of code
 * @returns for each source what is wrong with it; `undefined` where mermaid can draw it
 * @throws the error of the thread that parses them
 */
export async function diagramFaults(
  sources: readonly string[],
): Promise<readonly (DiagramFault | undefined)[]> {
  const unknown = [...new Set(sources)].filter((source) => !known.has(source));
  if (unknown.length > 0) {
    const worker = new Worker(PARSER, { workerData: unknown });
    const [faults] = (await once(worker, 'message')) as [readonly (DiagramFault | undefined)[]];
    for (const [at, source] of unknown.entries()) {
      known.set(source, faults[at]);
    }
  }
  return sources.map((source) => known.get(source));
}
