// An old Node has to get as far as the refusal, so this file and what it imports keep to syntax
// that every Node with modules reads; the command itself is imported afterwards.
import { nodeRefusal } from './version.mjs';

/**
 * Runs a command of the project and sets the exit code.
 *
 * An error that the person can fix (one named `Refusal`) is shown in its own words, without a stack.
 *
 * @param {() => Promise<{ main: () => Promise<void> }>} load imports the command; called on a Node that will do
 * @param {{ usage?: string, takesArguments?: boolean }} [command] what `--help` prints, where it isn't left to
 *   the tool that the command runs; whether anything may follow the command's name
 * @returns {Promise<void>}
 */
export function runCommand(load, { usage, takesArguments = true } = {}) {
  const given = process.argv.slice(2);
  if (usage !== undefined && (given.includes('--help') || given.includes('-h'))) {
    console.log(usage);
    return Promise.resolve();
  }
  const refusal =
    takesArguments || given.length === 0
      ? nodeRefusal(process.versions.node)
      : `"${given.join(' ')}" isn't understood.\n\n${usage}`;
  if (refusal !== undefined) {
    console.error(refusal);
    process.exitCode = 1;
    return Promise.resolve();
  }
  return load()
    .then((command) => command.main())
    .catch((error) => {
      console.error(error instanceof Error && error.name === 'Refusal' ? error.message : error);
      process.exitCode = 1;
    });
}
