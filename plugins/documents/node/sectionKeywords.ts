import { readText } from '../../mdx/node/sourceText.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';

/** Words that readers search for and sections don't contain, by heading ID. */
export type SectionKeywords = Readonly<Record<string, readonly string[]>>;

/**
 * Creates a reader for the section keywords of documents. It reads a file again only if it has changed, because a dev
 * server asks for all documents at every save.
 *
 * @returns a function from the absolute path of a file to its section keywords, which may be empty
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
