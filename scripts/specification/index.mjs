// npm run specification
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run specification

Writes which tests show what the site promises, into tests/specification/proofs.md.`;

runCommand(() => import('./command.mjs'), { usage, takesArguments: false });
