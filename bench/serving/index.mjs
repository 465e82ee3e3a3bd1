// Measures how the build is served under load and under attack. See README.md.
import { runCommand } from '../../scripts/node/entry.mjs';

runCommand(() => import('./command.mjs'));
