// What a browser needs of each page before it can paint, in compressed bytes:
//   node bench/paint/index.mjs [build folder]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
