// What a browser loads for a page until it's hydrated, in compressed bytes:
//   node bench/bundle/index.mjs <path, such as /docker> [build folder]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
