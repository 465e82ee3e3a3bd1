// What is in the main bundle, by package:
//   node bench/packages/index.mjs [minimum of compressed bytes to be listed]
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
