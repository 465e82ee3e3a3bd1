// Runs a command of the project: node commands/run.mjs <name> [argument...], as package.json does.
// An old Node has to get as far as the error message, so this file and its import use only syntax that every Node with
// modules supports.
import { nodeRefusal } from './bootstrap/version.mjs';

const refusal = nodeRefusal(process.versions.node);
if (refusal === undefined) {
  import('./bootstrap/command.mjs').then(({ runCommand }) => {
    const [name = ''] = process.argv.splice(2, 1);
    return runCommand(name);
  });
} else {
  console.error(refusal);
  process.exitCode = 1;
}
