// How much the scripts of each page grow with the number of documents, with a route directory and with the
// framework's own routes:
//   node bench/growth/index.mjs [number of documents]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
