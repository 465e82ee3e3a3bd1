import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { Section } from '../../../site/identity.ts';
import { idsInOrder } from '../../documents/node/library.ts';
import { loadedVersions } from '../../documents/node/loadedContent.ts';
import { type RenderedPages, renderedPages } from '../../rendered/node/pages.ts';
import { twinOf } from '../shared/address.ts';
import { allTwins, type ListedSection, llmsIndex } from './llms.ts';
import { type TwinDocument, twin } from './twin.ts';

/** Options of the plugin. */
export interface TwinsOptions {
  readonly sections: readonly Section[];
  /** Reads the pages that a build has rendered; share it with other plugins that read them. */
  readonly pages?: RenderedPages;
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
 * Writes a Markdown twin of each document next to its page, such as `docker.md`, from what the page shows; `llms.txt`,
 * which lists them; and `llms-full.txt`, which contains them all. Unlisted documents have a twin that isn't listed.
 */
export function twinsPlugin({
  sections,
  pages = renderedPages(),
}: TwinsOptions): (context: LoadContext) => Plugin {
  return ({ siteConfig: { title, tagline, url, baseUrl, trailingSlash } }) => {
    let versions: readonly LoadedVersion[] = [];

    const documentOf = ({ title, description, permalink, frontMatter }: Document): TwinDocument => {
      const { verified, sources } = frontMatter as Pick<TwinDocument, 'verified' | 'sources'>;
      const address = url + applyTrailingSlash(permalink, { trailingSlash, baseUrl });
      return { title, description, address, verified, sources };
    };

    return {
      name: 'twins',
      async allContentLoaded({ allContent }) {
        versions = loadedVersions(allContent);
      },
      async postBuild({ outDir }) {
        const written = new Map<Document, string>();
        const write = async (document: Document): Promise<void> => {
          const { permalink } = document;
          const page = await pages.read({ outDir, baseUrl }, permalink);
          const text = twin(documentOf(document), page);
          const file = path.join(outDir, decodeURI(twinOf(permalink)).slice(baseUrl.length));
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, text);
          written.set(document, text);
        };
        await Promise.all(
          versions.flatMap(({ docs }) => docs.filter(({ draft }) => !draft).map(write)),
        );

        const [current] = versions;
        const listed = current === undefined ? [] : bySection(current, sections);
        const index = listed.map(
          ({ label, documents }): ListedSection => ({
            label,
            documents: documents.map(({ title, description, permalink }) => ({
              title,
              description,
              url: url + twinOf(permalink),
            })),
          }),
        );
        const texts = listed.flatMap(({ documents }) =>
          documents.flatMap((document) => written.get(document) ?? []),
        );
        await writeFile(path.join(outDir, 'llms.txt'), llmsIndex({ title, tagline }, index));
        await writeFile(path.join(outDir, 'llms-full.txt'), allTwins(texts));
      },
    };
  };
}
