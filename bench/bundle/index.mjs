// What a page of a build makes a browser load until it answers, in compressed bytes:
//   node bench/bundle/index.mjs <address, such as /docker> [folder of a build]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
