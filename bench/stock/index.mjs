// Builds the same documents with the framework's stock configuration, for other benchmarks to compare with:
//   node bench/stock/index.mjs
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
