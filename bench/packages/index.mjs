// What is in the main bundle, by package:
//   node bench/packages/index.mjs [least compressed bytes that are listed]
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
