// Serves the build as it is. The browser tests start it; `npm start` also installs and builds.
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
