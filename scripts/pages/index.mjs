// npm run pages
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run pages

Makes the site for GitHub Pages in pages/.`;

runCommand(() => import('./command.mjs'), { usage, takesArguments: false });
