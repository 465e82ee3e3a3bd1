import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutSecrets } from '../../../site/secrets.ts';

export interface DiagramFault {
  /** Line of its source, starting at 1. */
  readonly line: number;
  readonly reason: string;
}

const PARSER = fileURLToPath(new URL('./parser.mts', import.meta.url));

/** A parser, and a promise that rejects if it ends without an answer. */
interface Parser {
  readonly child: ChildProcess;
  readonly failed: Promise<never>;
}

/**
 * Starts a parser. Unlike a task (plugins/tasks), it's an ES module, which only tsx's own loader reads. Node finds tsx from
 * the folder that the process starts in.
 */
function startParser(): Parser {
  const child = fork(PARSER, {
    cwd: path.dirname(PARSER),
    env: withoutSecrets(process.env),
    execArgv: ['--import', 'tsx'],
  });
  const failed = once(child, 'exit').then((): never => {
    throw new Error(`${PARSER} failed for the reason above`);
  });
  // It also exits after answering, or before anyone waits; neither may become an unhandled rejection.
  failed.catch(() => {});
  return { child, failed };
}

let parser: Parser | undefined;

/** Starts loading the parser, which takes seconds, before there are diagrams to parse. */
export function prepareParser(): void {
  parser ??= startParser();
  // Without diagrams, it must not keep the build running.
  parser.child.unref();
  parser.child.channel?.unref();
}

/** Cached results by source, because a dev server asks at every save. */
const known = new Map<string, DiagramFault | null | undefined>();

/**
 * Finds the problem of each source; `undefined` if mermaid can draw it.
 *
 * @throws Error if the parser fails; its own error is in the terminal then
 */
export async function diagramFaults(
  sources: readonly string[],
): Promise<readonly (DiagramFault | undefined)[]> {
  const unknown = [...new Set(sources)].filter((source) => !known.has(source));
  if (unknown.length > 0) {
    const { child, failed } = parser ?? startParser();
    parser = undefined;
    child.ref();
    child.channel?.ref();
    child.send(unknown, () => {
      // If sending fails, the process has exited, which rejects `failed`.
    });
    const [faults] = await Promise.race([once(child, 'message'), failed]);
    for (const [at, source] of unknown.entries()) {
      known.set(source, faults[at]);
    }
  }
  return sources.map((source) => known.get(source) ?? undefined);
}
