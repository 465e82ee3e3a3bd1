import type { DocusaurusConfig, SiteMetadata } from '@docusaurus/types';

/**
 * What the build alone reads of the site's configuration: nothing that runs in a browser asks for it, in
 * the framework or here.
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

/** @returns the configuration as it goes to readers */
export function configInBrowser(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const buildAlone = new Set<string>(READ_BY_THE_BUILD);
  return Object.fromEntries(Object.entries(config).filter(([field]) => !buildAlone.has(field)));
}

/** @returns the framework's account of the site as it goes to readers: without the versions of the plugins */
export const metadataInBrowser = (metadata: SiteMetadata): SiteMetadata => ({
  ...metadata,
  pluginVersions: {},
});
