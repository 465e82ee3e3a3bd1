// npm run move
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run move -- <id or slug> <new slug, or new path below docs/>

Renames a document with all links to it, and redirects its former slug, such as:
  npm run move -- cooking/recipe/ramen shoyu-ramen
  npm run move -- /ramen cooking/soup/ramen`;

runCommand(() => import('./command.mjs'), { usage });
