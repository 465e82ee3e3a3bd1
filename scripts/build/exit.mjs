// Imported into the process of the framework. Nothing is left to do there when nothing is waited for any more, and
// the bundler would take another second or two to free one by one all modules of both of its bundles.
process.once('beforeExit', () => process.exit());
