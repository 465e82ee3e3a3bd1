// npm run pages
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
