// node bench/search/compare/index.mjs
import { runCommand } from '../../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
