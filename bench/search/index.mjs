// npm run bench:search
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
