import type { DocusaurusConfig, SiteMetadata } from '@docusaurus/types';

/**
 * Fields of the site's configuration that only the build reads. No code in the browser uses them, neither
 * ours nor the framework's.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config
 */
const READ_BY_THE_BUILD = [
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
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** @returns the configuration to send to browsers */
export function configInBrowser(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const buildAlone = new Set<string>(READ_BY_THE_BUILD);
  return Object.fromEntries(Object.entries(config).filter(([field]) => !buildAlone.has(field)));
}

/** @returns the framework's site metadata to send to browsers, without the plugin versions */
export const metadataInBrowser = (metadata: SiteMetadata): SiteMetadata => ({
  ...metadata,
  pluginVersions: {},
});
