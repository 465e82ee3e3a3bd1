// Draws the build's changed diagrams, for printing and for the space that pages reserve for them.
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run diagrams

Draws the diagrams of the build that are new or have changed into static/diagrams, and removes the
drawings that no page has. Pages print them, and keep room of their size.`;

runCommand(() => import('./command.mjs'), { usage, takesArguments: false });
