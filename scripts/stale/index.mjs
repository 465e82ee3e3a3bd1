// npm run stale
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run stale -- <months>

Lists the documents that were verified longer ago, oldest first, with their sources.`;

runCommand(() => import('./command.mjs'), { usage });
