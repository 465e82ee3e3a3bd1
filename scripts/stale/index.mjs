// npm run stale
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
