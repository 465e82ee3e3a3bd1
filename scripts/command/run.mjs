import { spawn } from 'node:child_process';

/** How a command that a person would type is found: on Windows npm is a batch file. */
const NEEDS_SHELL = process.platform === 'win32';

/**
 * How a command ended.
 *
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 where a signal ended it
 * @property {number} seconds wall-clock time
 */

/**
 * Runs a command in the foreground: its output goes to the terminal as it comes, and a signal that
 * ends this process ends the command too.
 *
 * @param {string} command a program on PATH, or an absolute path
 * @param {readonly string[]} args
 * @param {{ cwd: string, environment: NodeJS.ProcessEnv }} options
 * @returns {Promise<Outcome>}
 * @throws the system's error when the program cannot be started
 */
export async function run(command, args, { cwd, environment }) {
  const began = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: environment,
    stdio: 'inherit',
    shell: NEEDS_SHELL && command === 'npm',
  });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  process.once('SIGTERM', pass);
  process.once('SIGHUP', pass);
  try {
    /** @type {number} */
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode) => resolve(exitCode ?? 1));
    });
    return { code, seconds: (performance.now() - began) / 1000 };
  } finally {
    process.off('SIGTERM', pass);
    process.off('SIGHUP', pass);
  }
}

/**
 * Runs a command that takes long, with a line before it and one after it with the seconds.
 *
 * @param {string} what the work in the present participle, such as `Installing the packages`
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, environment: NodeJS.ProcessEnv }} options
 * @returns {Promise<Outcome>}
 */
export async function runAnnounced(what, command, args, options) {
  console.log(`${what} …`);
  const outcome = await run(command, args, options);
  const how = outcome.code === 0 ? 'done' : 'failed';
  console.log(`${what}: ${how} in ${outcome.seconds.toFixed(1)} s`);
  return outcome;
}
