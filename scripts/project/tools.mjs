import path from 'node:path';

/** Entry points of the project's tools, below node_modules/. */
const FILES = {
  biome: '@biomejs/biome/bin/biome',
  docusaurus: '@docusaurus/core/bin/docusaurus.mjs',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  typescript: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/**
 * Resolves a tool's entry point. It runs in this Node, so that no shell or other version of Node interferes.
 *
 * @param {string} root folder of the project
 * @param {keyof typeof FILES} tool
 * @returns {string} absolute path
 */
export function toolFile(root, tool) {
  return path.join(root, 'node_modules', FILES[tool]);
}

/**
 * An environment in which tools don't check for newer versions or warn about their age.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutUpdateChecks(environment) {
  return { ...environment, NO_UPDATE_NOTIFIER: '1', BROWSERSLIST_IGNORE_OLD_DATA: '1' };
}
