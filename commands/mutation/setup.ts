// Runs before each test file. The mutant of the run before is still active then, and must not be while the file's
// modules are loaded: they're kept for the runs to come.
const mutation = (globalThis as { __stryker__?: { activeMutant?: string | undefined } })
  .__stryker__;
if (mutation !== undefined) {
  mutation.activeMutant = undefined;
}
