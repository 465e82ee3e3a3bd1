// npm run test:browser
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
