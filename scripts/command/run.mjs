import { spawn } from 'node:child_process';

/** How to find a command that's normally typed: on Windows, npm is a batch file. */
const NEEDS_SHELL = process.platform === 'win32';

/**
 * How a command ended.
 *
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 if a signal ended it
 * @property {number} seconds wall-clock time
 */

/** @typedef {{ cwd: string, environment: NodeJS.ProcessEnv }} Options */

/**
 * The running commands: a signal that ends this process ends them too.
 *
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set();

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  for (const child of running) {
    child.kill(signal);
  }
  process.exit(1);
}

/**
 * Starts a command.
 *
 * @param {string} command a program on PATH, or an absolute path
 * @param {readonly string[]} args
 * @param {Options} options
 * @param {'inherit' | 'pipe'} output
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<Outcome> }} `ended` throws the
 *   system's error when the program cannot be started
 */
function start(command, args, { cwd, environment }, output) {
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
  /** @type {Promise<number>} */
  const code = new Promise((resolve, reject) => {
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
 * @param {string} command a program on PATH, or an absolute path
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Promise<Outcome>}
 * @throws the system's error if the program can't be started
 */
export function run(command, args, options) {
  return start(command, args, options, 'inherit').ended;
}

/**
 * Runs a command in the background, and collects its output.
 *
 * @param {string} command a program on PATH, or an absolute path
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Promise<Outcome & { output: string }>} output: what it wrote to either stream, interleaved
 * @throws the system's error if the program can't be started
 */
export async function runBeside(command, args, options) {
  const { child, ended } = start(command, args, options, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  return { ...(await ended), output };
}

/**
 * Runs a long command. Prints a line before it and, if it succeeds, one with the seconds after it. The caller
 * explains a failure.
 *
 * @param {string} what the work in the present participle, such as `Installing the packages`
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Promise<Outcome>}
 */
export async function runAnnounced(what, command, args, options) {
  console.log(`${what} …`);
  const outcome = await run(command, args, options);
  if (outcome.code === 0) {
    console.log(`${what}: done in ${outcome.seconds.toFixed(1)} s`);
  }
  return outcome;
}
