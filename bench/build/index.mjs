// Times cold and warm builds, compared with the framework's stock configuration:
//   npm run bench:build [-- <number of rounds>]
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
