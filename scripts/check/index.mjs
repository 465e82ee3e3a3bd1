// npm run check
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run check

Holds the documents and the data sets against their rules, without building the site.`;

runCommand(() => import('./command.mjs'), { usage, takesArguments: false });
