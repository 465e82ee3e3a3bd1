// Builds the same documents with the framework's stock configuration, for other benchmarks to be beside:
//   node bench/stock/index.mjs
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
