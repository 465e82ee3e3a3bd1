import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';

/**
 * Fields of the site's configuration that only the build reads. No code in the browser uses them, neither
 * ours nor the framework's.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config
 */
const READ_BY_THE_BUILD: ReadonlySet<string> = new Set<keyof DocusaurusConfig>([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
  'webpack',
]);

/** @returns the configuration to send to browsers */
export const configInBrowser = (config: DocusaurusConfig): Partial<DocusaurusConfig> =>
  Object.fromEntries(Object.entries(config).filter(([field]) => !READ_BY_THE_BUILD.has(field)));

/**
 * Sends browsers only the part of the configuration that they read. The framework puts all of it into the
 * main bundle, including plugin options with local paths.
 */
export const siteConfigPlugin = ({ siteConfig, generatedFilesDir }: LoadContext): Plugin => ({
  name: 'site-config',
  configureWebpack(config, isServer) {
    if (isServer || config.mode !== 'production') {
      return {};
    }
    const folder = path.join(generatedFilesDir, 'site-config');
    const file = path.join(folder, 'config.json');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(configInBrowser(siteConfig)));
    return {
      // Goes before the framework's alias, which matches the folder of all generated files.
      mergeStrategy: { 'resolve.alias': 'prepend' },
      resolve: { alias: { '@generated/docusaurus.config$': file } },
    };
  },
});
