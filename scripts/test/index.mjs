// npm test
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
