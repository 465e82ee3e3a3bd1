// npm run keywords
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run keywords -- [document …]

Lists the keywords of documents of which no word occurs where they lead.`;

runCommand(() => import('./command.mjs'), { usage });
