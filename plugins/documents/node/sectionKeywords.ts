import { readText } from '../../mdx/node/sourceText.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';

/** Words that readers search for and sections don't contain, by heading ID. */
export type SectionKeywords = Readonly<Record<string, readonly string[]>>;

/** Creates a reader from the absolute path of a document to its section keywords, which may be empty. */
export function sectionKeywordsReader(): (file: string) => Promise<SectionKeywords> {
  return async (file) => readFrontMatter(await readText(file)).fields.sectionKeywords ?? {};
}
