// npm run build
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
