// npm test
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm test

Runs every check of the project; CONTRIBUTING.md says how to run one alone.`;

runCommand(() => import('./command.mjs'), { usage, takesArguments: false });
