import { type ChildProcess, spawn } from 'node:child_process';
import type { Command } from './languages.ts';

/** Maximum output in characters, far more than any page shows. Stops programs that never stop printing. */
const MOST_OUTPUT = 1_000_000;

/** Where a command runs, and for how long it may run. */
export interface Surroundings {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Time limit in milliseconds. */
  readonly limit: number;
}

/** How a command ended, and its output until then. */
export interface Outcome {
  readonly end:
    | { readonly kind: 'exit'; readonly code: number }
    | { readonly kind: 'signal'; readonly signal: string }
    | { readonly kind: 'time limit' }
    | { readonly kind: 'output limit' };
  readonly stdout: string;
  readonly stderr: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Kills a process and everything that it started, which is in the process group that it leads. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The group no longer exists if its last process has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
}

/**
 * Runs a command with empty standard input. Whatever it leaves running when it ends is killed. The command is also
 * killed at the time limit, and when this process stops.
 *
 * @throws the system's error if the program can't be started
 */
export function execute([program, ...args]: Command, at: Surroundings): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: at.folder,
      env: at.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const printed = { stdout: '', stderr: '' };
    let limit: 'time limit' | 'output limit' | undefined;
    const stopAt = (reached: typeof limit) => {
      limit ??= reached;
      killGroup(child);
    };
    const stopWithThis = () => {
      killGroup(child);
      process.exit(1);
    };
    const timer = setTimeout(stopAt, at.limit, 'time limit');
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        printed[name] += text;
        if (printed[name].length > MOST_OUTPUT) {
          stopAt('output limit');
        }
      });
    }
    for (const signal of SIGNALS) {
      process.once(signal, stopWithThis);
    }
    const release = () => {
      clearTimeout(timer);
      for (const signal of SIGNALS) {
        process.off(signal, stopWithThis);
      }
    };
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      killGroup(child);
      // A process that has left the group may keep the pipes open forever.
      const giveUp = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, 500);
      child.once('close', () => {
        clearTimeout(giveUp);
        release();
        const end: Outcome['end'] =
          limit !== undefined
            ? { kind: limit }
            : code !== null
              ? { kind: 'exit', code }
              : { kind: 'signal', signal: signal ?? 'unknown' };
        resolve({ end, ...printed });
      });
    });
  });
}
