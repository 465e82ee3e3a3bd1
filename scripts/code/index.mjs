// npm run code -- docs/x.mdx: runs the blocks of documents that are marked to run.
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
