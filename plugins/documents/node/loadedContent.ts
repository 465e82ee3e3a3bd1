import type { LoadedContent as DocsContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';

/** The id of the docs plugin whose documents are the library's. A site may have others. */
const LIBRARY = 'default';

/** A version of the documents of a docs plugin. */
export type PluginVersion = LoadedVersion & { readonly pluginId: string };

/**
 * The versions of the documents of each docs plugin that the framework has loaded, the library's first; none if they're
 * switched off. Their documents are sorted by address: the framework's order is the one in which the disk answered.
 */
export const loadedVersions = (content: AllContent): readonly PluginVersion[] =>
  Object.entries(content['docusaurus-plugin-content-docs'] ?? {})
    .sort(([one], [other]) => Number(other === LIBRARY) - Number(one === LIBRARY))
    .flatMap(([pluginId, loaded]) =>
      (loaded as DocsContent).loadedVersions.map((version) => ({
        ...version,
        docs: [...version.docs].sort((a, b) => a.permalink.localeCompare(b.permalink, 'en')),
        pluginId,
      })),
    );

/** The current version of the library's documents, if there is one. */
export const libraryVersion = (versions: readonly PluginVersion[]): PluginVersion | undefined =>
  versions.find(({ pluginId }) => pluginId === LIBRARY);

/** The pages that aren't documents; none if the framework's pages plugin is switched off. */
export const loadedPages = (content: AllContent): PagesContent =>
  (content['docusaurus-plugin-content-pages']?.default as PagesContent | undefined) ?? [];
