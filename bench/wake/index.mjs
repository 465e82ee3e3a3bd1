// How soon a page answers a reader who does not wait, and its long tasks:
//   node bench/wake/index.mjs <address, such as /js> <runs> [folder of a build]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
