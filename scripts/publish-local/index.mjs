// npm run publish:local
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
