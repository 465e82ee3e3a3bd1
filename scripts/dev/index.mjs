// npm run dev
import { runCommand } from '../node/entry.mjs';

const usage = `Usage: npm run dev

Serves the site with hot reload on http://localhost:3000, or on PORT, and reports what breaks a rule at each save.`;

runCommand(() => import('./command.mjs'), { usage, takesArguments: false });
