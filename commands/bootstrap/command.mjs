import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './packages.mjs';
import { USAGES } from './usages.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * Runs a command of the project, after installing missing packages, and sets the exit code.
 *
 * An error that the user can fix (named `Refusal`) is shown as its message, without a stack.
 *
 * @param {string} name of its file in commands/, or its folder in bench/, such as `bench/page`
 * @returns {Promise<void>}
 */
export async function runCommand(name) {
  const file = name.startsWith('bench/') ? `${name}/command.ts` : `commands/${name}.ts`;
  const command = path.join(ROOT, file);
  const given = process.argv.slice(2);
  const usage = USAGES[name]?.join('\n');

  /** @returns {string | undefined} why the command can't be run */
  const refusal = () => {
    if (!existsSync(command)) {
      return `There is no ${file}; npm run lists the commands`;
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
