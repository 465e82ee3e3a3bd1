// npm run specification
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
