import { readText } from '../../mdx/node/sourceText.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';

/** Words that readers search for and sections don't contain, by heading ID. */
export type SectionKeywords = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the section keywords of a document.
 *
 * @param file - its absolute path
 * @returns an empty object if it has none
 */
export async function readSectionKeywords(file: string): Promise<SectionKeywords> {
  return readFrontMatter(await readText(file)).fields.sectionKeywords ?? {};
}
