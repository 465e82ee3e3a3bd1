// npm run build
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run build

Builds the production site into build/. Settings are environment variables; the README lists them.`;

runCommand(() => import('./command.mjs'), { usage, takesArguments: false });
