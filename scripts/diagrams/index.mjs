// Measures the diagrams of the build, so that pages keep room for them before they are drawn.
import { runCommand } from '../node/entry.mjs';

runCommand(() => import('./command.mjs'));
