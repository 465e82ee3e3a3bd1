import { type ChildProcess, spawn } from 'node:child_process';

/** How to find a command that's normally typed: on Windows, npm is a batch file. */
const NEEDS_SHELL = process.platform === 'win32';

/** How a command ended. */
interface Outcome {
  /** Exit code; 1 if a signal ended it. */
  readonly code: number;
  /** Wall-clock time. */
  readonly seconds: number;
}

interface Options {
  readonly cwd: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** The running commands: a signal that ends this process ends them too. */
const running = new Set<ChildProcess>();

function passOn(signal: NodeJS.Signals) {
  for (const child of running) {
    child.kill(signal);
  }
  process.exit(1);
}

/**
 * Starts a command.
 *
 * @param command - a program on PATH, or an absolute path
 * @returns `ended` throws the system's error when the program cannot be started
 */
function start(
  command: string,
  args: readonly string[],
  { cwd, environment }: Options,
  output: 'inherit' | 'pipe',
): { child: ChildProcess; ended: Promise<Outcome> } {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: environment,
    stdio: ['inherit', output, output],
    shell: NEEDS_SHELL && command === 'npm',
  });
  if (running.size === 0) {
    process.on('SIGTERM', passOn).on('SIGHUP', passOn);
  }
  running.add(child);
  const code: Promise<number> = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  const ended = code
    .then((exitCode) => ({ code: exitCode, seconds: (performance.now() - began) / 1000 }))
    .finally(() => {
      running.delete(child);
      if (running.size === 0) {
        process.off('SIGTERM', passOn).off('SIGHUP', passOn);
      }
    });
  return { child, ended };
}

/**
 * Runs a command in the foreground, with its output in the terminal. A signal that ends this process ends the
 * command too.
 *
 * @param command - a program on PATH, or an absolute path
 * @throws the system's error if the program can't be started
 */
export function run(command: string, args: readonly string[], options: Options): Promise<Outcome> {
  return start(command, args, options, 'inherit').ended;
}

/**
 * Runs a command in the background, and collects its output.
 *
 * @param command - a program on PATH, or an absolute path
 * @returns output: what it wrote to either stream, interleaved
 * @throws the system's error if the program can't be started
 */
export async function runBeside(
  command: string,
  args: readonly string[],
  options: Options,
): Promise<Outcome & { output: string }> {
  const { child, ended } = start(command, args, options, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { ...(await ended), output };
}

/**
 * Runs a long command. Prints a line before it and, if it succeeds, one with the seconds after it. The caller
 * explains a failure.
 *
 * @param what - the work in the present participle, such as `Installing the packages`
 */
export async function runAnnounced(
  what: string,
  command: string,
  args: readonly string[],
  options: Options,
): Promise<Outcome> {
  console.log(`${what} …`);
  const outcome = await run(command, args, options);
  if (outcome.code === 0) {
    console.log(`${what}: done in ${outcome.seconds.toFixed(1)} s`);
  }
  return outcome;
}
