import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from './languages.ts';

/** Maximum output in characters, far more than any page shows. Stops programs that never stop printing. */
const MOST_OUTPUT = 1_000_000;

export interface Surroundings {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly limit: number;
}

export interface Outcome {
  readonly failure: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Kills a process and everything that it started, which is in the process group that it leads. */
function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-(pid ?? Number.NaN), 'SIGKILL');
  } catch {
    // The command couldn't be started, or the group's last process has already ended.
  }
}

/**
 * Runs a command with empty standard input. It and everything that it started is killed when it ends, at the time
 * limit, and when this process stops.
 *
 * @throws the system's error if the program can't be started
 */
export async function execute(
  [program, ...args]: Command,
  { folder, environment, limit }: Surroundings,
): Promise<Outcome> {
  const child = spawn(program, args, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const printed = { stdout: '', stderr: '' };
  let failure: string | undefined;
  const stop = (reason: string) => {
    failure ??= reason;
    killGroup(child);
  };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
      if (printed[name].length > MOST_OUTPUT) {
        stop('It printed more than a page can show and was stopped');
      }
    });
  }
  const timer = setTimeout(stop, limit, `It took longer than ${limit / 1000} s and was stopped`);
  const stopWithThis = () => {
    killGroup(child);
    process.exit(1);
  };
  for (const signal of SIGNALS) {
    process.once(signal, stopWithThis);
  }
  try {
    const [code, signal] = await once(child, 'exit');
    killGroup(child);
    // A process that has left the group may keep the pipes open forever.
    await Promise.race([closed, wait(500, undefined, { ref: false })]);
    if (code !== 0) {
      failure ??= code === null ? `It was ended by ${signal}` : `It ended with exit code ${code}`;
    }
    return { failure, ...printed };
  } finally {
    clearTimeout(timer);
    child.stdout.destroy();
    child.stderr.destroy();
    for (const signal of SIGNALS) {
      process.off(signal, stopWithThis);
    }
  }
}
