// An old Node has to get as far as the refusal, so this file and what it imports keep to syntax
// that every Node with modules reads; the command itself is imported afterwards.
import { nodeRefusal } from './version.mjs';

/**
 * Runs a command of the project and sets the exit code.
 *
 * What the person can mend (an error named `Refusal`) is told in its own words, without a stack.
 *
 * @param {() => Promise<{ main: () => Promise<void> }>} load imports the command; called on a Node that will do
 * @returns {Promise<void>}
 */
export function runCommand(load) {
  const refusal = nodeRefusal(process.versions.node);
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
