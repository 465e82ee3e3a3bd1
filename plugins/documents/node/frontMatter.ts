import type { MarkdownConfig } from '@docusaurus/types';
import { normalized, readText, readTextSync } from '../../mdx/node/sourceText.ts';
import { curled } from '../../typography/node/quotes.ts';
import { typeset } from '../../typography/node/typeset.ts';
import { idOf, slugOf } from './address.ts';
import type { FrontMatter } from './contract/frontMatterSchema.ts';
import { documentFiles } from './contract/reader.ts';
import { readFrontMatter } from './contract/readFrontMatter.ts';
import type { History } from './history.ts';

/** The texts of front matter that pages show, set like those of documents. */
const shownTexts = ({ title, description, sources }: Partial<FrontMatter>) => ({
  ...(title !== undefined && { title: curled(title) }),
  ...(description !== undefined && { description: curled(description) }),
  ...(sources !== undefined && {
    sources: sources.map((source) => ({ ...source, title: typeset(source.title) })),
  }),
});

/**
 * Creates a front matter parser that sets each document's slug from its path, and its update time from the last commit.
 *
 * Sets curly quotes in what pages show. Drops fields that break the contract, because the framework would stop at the
 * first one; the contract reports all of them with their lines. Also drops section keywords and former slugs, because the
 * framework sends front matter to the browser, which needs neither.
 *
 * @param documentsFolder - absolute path of the documents' folder; in other files, only line endings are normalized
 * @param times - last commit times by absolute path
 */
export function parseFrontMatterWithAddress(
  documentsFolder: string,
  times: History['times'] = new Map(),
): NonNullable<MarkdownConfig['parseFrontMatter']> {
  return async ({ filePath, fileContent: written, defaultParseFrontMatter }) => {
    const fileContent = normalized(written);
    const id = idOf(documentsFolder, filePath);
    if (id.startsWith('..')) {
      return defaultParseFrontMatter({ filePath, fileContent });
    }
    const { fields, content } = readFrontMatter(fileContent);
    const { sectionKeywords: _, formerly: __, ...shipped } = fields;
    const slug = slugOf(id);
    const time = times.get(filePath);
    return {
      frontMatter: {
        ...shipped,
        ...shownTexts(shipped),
        ...(slug !== undefined && { slug }),
        ...(time !== undefined && { last_update: { date: new Date(time).toISOString() } }),
      },
      content: content.trim(),
    };
  };
}

/**
 * Looks up former slugs for the option `createRedirects` of the framework's redirect plugin. Synchronous, because the
 * plugin doesn't await the result.
 *
 * @param folder - absolute path of the documents' folder; read at the first call
 * @returns a function from a path of the site, with or without a trailing slash, to the paths that redirect to it
 */
export function formerPaths(folder: string): (path: string) => string[] {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  const read = () =>
    new Map(
      documentFiles(folder).flatMap((file) => {
        const slug = slugOf(idOf(folder, file));
        const { formerly = [], draft } = readFrontMatter(readTextSync(file)).fields;
        return slug === undefined || draft ? [] : [[slug, formerly] as const];
      }),
    );
  return (path) => {
    known ??= read();
    return [...(known.get(path.replace(/(?!^)\/$/, '')) ?? [])];
  };
}

/** Reads the words that readers search for and sections of a document don't contain, by heading ID. */
export async function readSectionKeywords(
  file: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  return readFrontMatter(await readText(file)).fields.sectionKeywords ?? {};
}
