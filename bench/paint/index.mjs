// What a browser has to have of each page before it can paint, in compressed bytes:
//   node bench/paint/index.mjs [folder of a build]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
