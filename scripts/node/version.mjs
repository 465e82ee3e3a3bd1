/** The oldest version of Node the project runs on, major and minor; `engines` in package.json says the same. */
export const MINIMUM = [20, 19];

/**
 * Says why a version of Node cannot be used.
 *
 * @param {string} version as in `process.versions.node`, such as `20.19.0`
 * @returns {string | undefined} one line, or `undefined` where the version will do
 */
export function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = MINIMUM;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
    ? undefined
    : `This project needs Node ${MINIMUM.join('.')} or later, and this is Node ${version}; install a current one from https://nodejs.org`;
}
