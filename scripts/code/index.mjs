// npm run code -- docs/x.mdx: runs the blocks of documents that are marked to run.
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run code [-- <document>...]

Runs the blocks marked run in the documents, or in all of them, and shows how their output differs;
then lists the blocks that aren't run, with the reason their writers give.`;

runCommand(() => import('./command.mjs'), { usage });
