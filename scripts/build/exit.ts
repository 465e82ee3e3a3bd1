// Imported into the framework's process. Exits it once nothing is pending: otherwise the bundler would take another
// second or two to free the modules of both bundles.
process.once('beforeExit', () => process.exit());
