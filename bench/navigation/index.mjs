// How long the next document takes to be seen after its link was followed, on a slow phone and network:
//   node bench/navigation/index.mjs [rounds] [folder of a build]...
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
