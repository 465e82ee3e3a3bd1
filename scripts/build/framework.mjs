// The framework's build in a process of its own, for arguments that only scripts/build gives: the folder to
// build into, and the configuration. It ends with a message that a writer can use instead of a stack.
import './exit.mjs';
import { build } from '@docusaurus/core/lib/index.js';
import { failureMessage } from './failure.mjs';

const [outDir = '', config = ''] = process.argv.slice(2);

// The framework praises a build that isn't finished: its pages are still to get their styles and headers.
const { info } = console;
console.info = (...messages) => {
  if (!messages.some((message) => String(message).includes('npm run serve'))) {
    info(...messages);
  }
};

/** @param {unknown} error */
function fail(error) {
  const message = failureMessage(error);
  if (message !== '') {
    console.error(message);
  }
  process.exit(1);
}

process.on('unhandledRejection', fail);
await build('.', { outDir, config }).catch(fail);
