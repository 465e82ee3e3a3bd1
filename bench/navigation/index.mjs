// How long the next document takes to appear after a click on its link, on a slow phone and network:
//   node bench/navigation/index.mjs [rounds] [build folder]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
