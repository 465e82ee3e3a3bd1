import type { PropSidebars } from '@docusaurus/plugin-content-docs';

const versions = new Map<string, PropSidebars>();

/**
 * The sidebars of a version of the documents, as far as they have come: each is in a chunk of its own, which
 * puts it here.
 *
 * @param version - name of the chunk with the version's properties
 * @returns by their names; always the same object, which the theme reads when it renders
 */
export function sidebarsOf(version: string): PropSidebars {
  const sidebars = versions.get(version) ?? {};
  versions.set(version, sidebars);
  return sidebars;
}
