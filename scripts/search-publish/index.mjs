// npm run search:publish
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
