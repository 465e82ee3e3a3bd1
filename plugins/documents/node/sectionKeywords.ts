import { readText } from '../../mdx/node/sourceText.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';

/** What readers type and sections do not say, by the ids of their headings. */
export type SectionKeywords = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the keywords of a document's sections, again only when its file has changed: a dev server asks
 * for those of all documents at every save.
 *
 * @returns what gives them for a file by its absolute path; a file without them has none
 */
export function sectionKeywordsReader(): (file: string) => Promise<SectionKeywords> {
  const known = new Map<string, { text: string; keywords: SectionKeywords }>();
  return async (file) => {
    const text = await readText(file);
    const before = known.get(file);
    if (before?.text === text) {
      return before.keywords;
    }
    const keywords = readFrontMatter(text).fields.sectionKeywords ?? {};
    known.set(file, { text, keywords });
    return keywords;
  };
}
