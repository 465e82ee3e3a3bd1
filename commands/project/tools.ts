import path from 'node:path';
import { gitEnvironment } from '../../plugins/documents/node/git.ts';
import { withoutSecrets } from '../../site/secrets.ts';
import { ROOT } from './root.ts';

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
 * @param root - folder of the project
 * @returns absolute path
 */
export function toolFile(root: string, tool: keyof typeof FILES): string {
  return path.join(root, 'node_modules', FILES[tool]);
}

/** Node's options for running a TypeScript file, which follows. */
export const TYPESCRIPT = ['--require', path.join(ROOT, 'commands/bootstrap/typescript.cjs')];

/** An environment in which tools see no secrets, and don't check for newer versions or warn about their age. */
export function toolEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...withoutSecrets(environment),
    NO_UPDATE_NOTIFIER: '1',
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
  };
}

/**
 * The environment of a process that makes the site, and of those that it starts: in it, the same sources make the same
 * files on every machine. The framework sorts by the machine's language, and asks Git for the dates of pages.
 */
export function frameworkEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // LC_ALL alone decides the language, and the C locale is installed everywhere: Node takes it as American English.
  return { ...toolEnvironment(gitEnvironment(environment)), LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}
