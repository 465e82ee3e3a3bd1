// npm run dev
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
