// Serves the build as it is. The browser tests start it; `npm start` also installs and builds.
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run serve [-- <folder>]

Serves build/, or the folder, as it is on http://localhost:3000, or on PORT.`;

runCommand(() => import('./command.mjs'), { usage });
