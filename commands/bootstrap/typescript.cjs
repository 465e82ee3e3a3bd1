// Lets a process load TypeScript, the file that it's started with included: node --require <this file> <file.ts>.
const { isMainThread } = require('node:worker_threads');

// The framework's workers get Node's options, too, and load nothing of ours.
if (isMainThread) {
  const { extensions } = require;
  const asWritten = extensions['.js'];
  require('tsx/cjs/api').register();
  // Node loads the JavaScript, because tsx would compile the packages, too: starting takes twice as long then, and
  // those that are also imported exist twice.
  extensions['.js'] = asWritten;
  delete extensions['.mjs'];
}
