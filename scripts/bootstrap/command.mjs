import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './packages.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);

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
  const command = path.join(folder, 'command.ts');
  const given = process.argv.slice(2);
  // Commands without the file pass on their arguments to a tool that explains itself.
  const usageFile = path.join(folder, 'usage.txt');
  const usage = existsSync(usageFile) ? readFileSync(usageFile, 'utf8').trimEnd() : undefined;

  /** @returns {string | undefined} why the command can't be run */
  const refusal = () => {
    if (!existsSync(command)) {
      return `There is no ${path.relative(ROOT, command)}; npm run lists the commands`;
    }
    const takesNone = usage !== undefined && !/^.*[<[]/.test(usage);
    return takesNone && given.length > 0
      ? `"${given.join(' ')}" isn't understood.\n\n${usage}`
      : installPackages(ROOT);
  };

  if (usage !== undefined && (given.includes('--help') || given.includes('-h'))) {
    console.log(usage);
    return;
  }
  try {
    const reason = refusal();
    if (reason !== undefined) {
      throw Object.assign(new Error(reason), { name: 'Refusal' });
    }
    require('./typescript.cjs');
    await require(command).main();
  } catch (error) {
    console.error(error instanceof Error && error.name === 'Refusal' ? error.message : error);
    process.exitCode = 1;
  }
}
