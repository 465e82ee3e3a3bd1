// npm run publish:local
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run publish:local [-- <folder>]

Builds and checks the site, and publishes it on this machine, into published/ or the folder.`;

runCommand(() => import('./command.mjs'), { usage });
