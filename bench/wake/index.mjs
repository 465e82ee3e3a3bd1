// How soon a page responds to a reader who doesn't wait, and its long tasks:
//   node bench/wake/index.mjs <path, such as /js> <runs> [build folder]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
