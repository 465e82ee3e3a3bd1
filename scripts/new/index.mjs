// npm run new
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
