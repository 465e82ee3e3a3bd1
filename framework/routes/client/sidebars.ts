import type { PropSidebars } from '@docusaurus/plugin-content-docs';

const versions = new Map<string, PropSidebars>();

/**
 * The sidebars of a docs version that have been loaded. Each has a chunk of its own, which adds it here.
 *
 * @param version - chunk name of the version's properties
 * @returns the sidebars by name; always the same object, which the theme reads when it renders
 */
export function sidebarsOf(version: string): PropSidebars {
  const sidebars = versions.get(version) ?? {};
  versions.set(version, sidebars);
  return sidebars;
}
