import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './packages.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * @param {string} folder of a command
 * @param {readonly string[]} given its arguments
 * @returns {Promise<string | undefined>} why it can't be run
 */
async function refusalOf(folder, given) {
  if (!existsSync(path.join(folder, 'command.ts'))) {
    return `There is no ${path.relative(ROOT, folder)}/command.ts; npm run lists the commands`;
  }
  const usage = usageOf(folder);
  const takesNone = usage !== undefined && !/^.*[<[]/.test(usage);
  return takesNone && given.length > 0
    ? `"${given.join(' ')}" isn't understood.\n\n${usage}`
    : installPackages(ROOT, process.env);
}

/**
 * @param {string} folder of a command
 * @returns {string | undefined} the output of `--help`, unless a tool that the command runs prints it
 */
function usageOf(folder) {
  const file = path.join(folder, 'usage.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
}

/**
 * Runs a command of the project, after installing missing packages, and sets the exit code.
 *
 * An error that the user can fix (named `Refusal`) is shown as its message, without a stack.
 *
 * @param {string} name its folder below scripts/, or below the project if that's in bench/
 * @returns {Promise<void>}
 */
export async function runCommand(name) {
  const folder = path.join(ROOT, name.startsWith('bench/') ? '' : 'scripts', name);
  const given = process.argv.slice(2);
  const usage = usageOf(folder);
  if (usage !== undefined && (given.includes('--help') || given.includes('-h'))) {
    console.log(usage);
    return;
  }
  try {
    const refusal = await refusalOf(folder, given);
    if (refusal !== undefined) {
      throw Object.assign(new Error(refusal), { name: 'Refusal' });
    }
    require('./typescript.cjs');
    await require(path.join(folder, 'command.ts')).main();
  } catch (error) {
    console.error(error instanceof Error && error.name === 'Refusal' ? error.message : error);
    process.exitCode = 1;
  }
}
