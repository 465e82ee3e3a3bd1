// npm run bench
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
