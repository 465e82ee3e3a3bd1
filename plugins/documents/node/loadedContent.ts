import type { LoadedContent as DocsContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';

/**
 * The versions of the documents that the framework has loaded; none if its docs plugin is switched off. Their documents
 * are sorted by address: the framework's order is the one in which the disk answered.
 */
export const loadedVersions = (content: AllContent): readonly LoadedVersion[] => {
  const docs = content['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  return (docs?.loadedVersions ?? []).map((version) => ({
    ...version,
    docs: [...version.docs].sort((a, b) => a.permalink.localeCompare(b.permalink, 'en')),
  }));
};

/** The pages that aren't documents; none if the framework's pages plugin is switched off. */
export const loadedPages = (content: AllContent): PagesContent =>
  (content['docusaurus-plugin-content-pages']?.default as PagesContent | undefined) ?? [];
