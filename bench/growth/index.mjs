// How much the scripts that each page loads grow with the number of documents, with documents in a directory
// and as the framework has it:
//   node bench/growth/index.mjs [number of documents]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
