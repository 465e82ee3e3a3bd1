/** The oldest supported version of Node, major and minor; matches `engines` in package.json. */
export const MINIMUM = [20, 19];

/**
 * Explains why a version of Node can't be used.
 *
 * @param {string} version as in `process.versions.node`, such as `20.19.0`
 * @returns {string | undefined} one line, or `undefined` for a supported version
 */
export function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = MINIMUM;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
    ? undefined
    : `This project needs Node ${MINIMUM.join('.')} or later, and this is Node ${version}; install a current one from https://nodejs.org`;
}
