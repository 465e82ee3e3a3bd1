import type { MarkdownConfig } from '@docusaurus/types';
import { idOf, slugOf } from './address.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * A front matter parser that gives each document the address its path says.
 *
 * Fields that break the contract are left out, so that the framework does not stop at the first of
 * them: the contract lists them all, each with its line. The keywords of sections are left out too:
 * the framework sends a page's fields to its reader, and these are for the search's index only.
 *
 * @param documentsFolder - absolute path of the documents' folder; files elsewhere are left as they are
 */
export function parseFrontMatterWithAddress(documentsFolder: string): ParseFrontMatter {
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const id = idOf(documentsFolder, filePath);
    if (id.startsWith('..')) {
      return defaultParseFrontMatter({ filePath, fileContent });
    }
    const { fields, content } = readFrontMatter(fileContent);
    const { sectionKeywords: _, ...shipped } = fields;
    const slug = slugOf(id);
    return {
      frontMatter: { ...shipped, ...(slug !== undefined && { slug }) },
      content: content.trim(),
    };
  };
}
