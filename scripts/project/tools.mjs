import path from 'node:path';

/** The file that each tool of the project is started by, below node_modules/. */
const FILES = {
  biome: '@biomejs/biome/bin/biome',
  docusaurus: '@docusaurus/core/bin/docusaurus.mjs',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  typescript: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/**
 * Where a tool's file is. It runs under this Node, so that no shell and no second Node has a say.
 *
 * @param {string} root folder of the project
 * @param {keyof typeof FILES} tool
 * @returns {string} absolute path
 */
export function toolFile(root, tool) {
  return path.join(root, 'node_modules', FILES[tool]);
}

/**
 * An environment in which tools neither ask the network for newer versions nor remark on their age.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutUpdateChecks(environment) {
  return { ...environment, NO_UPDATE_NOTIFIER: '1', BROWSERSLIST_IGNORE_OLD_DATA: '1' };
}
