// The framework's build in its own process, with the output folder, the configuration, and the site's folder if it isn't
// this one. On failure it prints a message that's useful to a writer instead of a stack.
import { build } from '@docusaurus/core/lib/index.js';
import { failureMessage } from './failure.ts';
import { loadModulesWithNode } from './loader.ts';

const [outDir = '', config = '', siteDir = '.'] = process.argv.slice(2);

// The framework reports success too early: the pages still need their styles and headers.
const { info } = console;
console.info = (...messages) => {
  if (!messages.some((message) => String(message).includes('npm run serve'))) {
    info(...messages);
  }
};

function fail(error: unknown): void {
  const message = failureMessage(error);
  if (message !== '') {
    console.error(message);
  }
  process.exit(1);
}

process.on('unhandledRejection', fail);
// Once nothing is pending: otherwise the bundler would take another second or two to free the modules of both bundles.
process.once('beforeExit', () => process.exit());
loadModulesWithNode();
build(siteDir, { outDir, config }).catch(fail);
