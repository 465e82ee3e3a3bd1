// npm start
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm start

Installs what is missing, builds what is stale, and serves the site on http://localhost:3000, or on PORT.`;

runCommand(() => import('./command.mjs'), { usage, takesArguments: false });
