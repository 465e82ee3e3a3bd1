// An old Node has to get as far as the error message, so this file and its imports use only syntax that every Node
// with modules supports. The command itself is imported afterwards.
import { nodeRefusal } from './version.mjs';

/**
 * Runs a command of the project and sets the exit code.
 *
 * An error that the user can fix (named `Refusal`) is shown as its message, without a stack.
 *
 * @param {() => Promise<{ main: () => Promise<void> }>} load imports the command; called only on a supported Node
 * @param {{ usage?: string, takesArguments?: boolean }} [command] the output of `--help`, unless the tool that the
 *   command runs prints it; whether the command takes arguments
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
