// npm run bench:page
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
