/** The oldest major version of Node the project runs on; `engines` in package.json says the same. */
export const MINIMUM_MAJOR = 20;

/**
 * Says why a version of Node cannot be used.
 *
 * @param {string} version as in `process.versions.node`, such as `20.11.1`
 * @returns {string | undefined} one line, or `undefined` where the version will do
 */
export function nodeRefusal(version) {
  const major = Number.parseInt(version, 10);
  return major >= MINIMUM_MAJOR
    ? undefined
    : `This project needs Node ${MINIMUM_MAJOR} or later, and this is Node ${version}; install a current one from https://nodejs.org`;
}
