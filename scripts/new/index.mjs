// npm run new
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run new -- <path below docs/> "<title>" [kind]

Starts a document as a draft, such as: npm run new -- cooking/recipe/ramen "Shoyu Ramen"`;

runCommand(() => import('./command.mjs'), { usage });
