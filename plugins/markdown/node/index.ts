import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { Section } from '../../../site/identity.ts';
import { idsInOrder } from '../../documents/node/library.ts';
import {
  libraryVersion,
  loadedVersions,
  type PluginVersion,
} from '../../documents/node/loadedContent.ts';
import { runTask } from '../../tasks/node/task.ts';
import type { CopiedDocument } from './copyOf.ts';
import type { CopiesTask, PagedDocument } from './writeCopies.ts';

/** Options of the plugin. */
export interface MarkdownOptions {
  readonly sections: readonly Section[];
}

type Document = LoadedVersion['docs'][number];

/** Label of the documents in no section. */
const NO_SECTION = 'More';

/** Groups the listed documents of a version by section, in the order of the sidebars. */
function bySection(
  { sidebars, docs }: LoadedVersion,
  sections: readonly Section[],
): readonly { readonly label: string; readonly documents: readonly Document[] }[] {
  const left = new Map(docs.filter(({ unlisted }) => !unlisted).map((doc) => [doc.id, doc]));
  const take = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const document = left.get(id);
      left.delete(id);
      return document ?? [];
    });
  return [
    ...sections.map(({ sidebarId, label }) => ({
      label,
      documents: take(idsInOrder(sidebars[sidebarId] ?? [])),
    })),
    { label: NO_SECTION, documents: take([...left.keys()]) },
  ].filter(({ documents }) => documents.length > 0);
}

/**
 * Writes a Markdown copy of each document next to its page, such as `docker.md`, from what the page shows; `llms.txt`,
 * which lists them; and `llms-full.txt`, which contains them all. Unlisted documents have a copy that isn't listed.
 */
export function markdownPlugin({ sections }: MarkdownOptions): (context: LoadContext) => Plugin {
  return ({ siteConfig: { title, tagline, url, baseUrl, trailingSlash } }) => {
    let versions: readonly PluginVersion[] = [];

    const documentOf = ({
      title,
      description,
      permalink,
      frontMatter,
    }: Document): PagedDocument => {
      const { verified, sources } = frontMatter as Pick<CopiedDocument, 'verified' | 'sources'>;
      const address = url + applyTrailingSlash(permalink, { trailingSlash, baseUrl });
      return { permalink, title, description, address, verified, sources };
    };

    return {
      name: 'markdown',
      async allContentLoaded({ allContent }) {
        versions = loadedVersions(allContent);
      },
      async postBuild({ outDir }) {
        const current = libraryVersion(versions);
        const listed = current === undefined ? [] : bySection(current, sections);
        const task: CopiesTask = {
          build: { outDir, baseUrl },
          site: { title, tagline, url },
          documents: versions.flatMap(({ docs }) =>
            docs.filter(({ draft }) => !draft).map(documentOf),
          ),
          sections: listed.map(({ label, documents }) => ({
            label,
            permalinks: documents.map(({ permalink }) => permalink),
          })),
        };
        await runTask(new URL('./writeCopies.ts', import.meta.url), task);
      },
    };
  };
}
