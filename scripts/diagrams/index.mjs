// Measures the diagrams of the build, so that pages keep room for them before they are drawn.
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run diagrams

Measures the diagrams of the build, so that pages keep room for them before they are drawn.`;

runCommand(() => import('./command.mjs'), { usage, takesArguments: false });
