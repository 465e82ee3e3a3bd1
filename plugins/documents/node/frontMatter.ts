import type { MarkdownConfig } from '@docusaurus/types';
import { normalized } from '../../mdx/node/sourceText.ts';
import { idOf, slugOf } from './address.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';
import type { History } from './history.ts';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * A front matter parser that gives each document the address its path says, and the time at which its
 * file was last committed.
 *
 * Fields that break the contract are left out, so that the framework does not stop at the first of
 * them: the contract lists them all, each with its line. The keywords of sections and former slugs are left
 * out too: the framework sends a page's fields to its reader, who needs neither.
 *
 * @param documentsFolder - absolute path of the documents' folder; other files only have their line ends normalized
 * @param times - when files were last committed, by absolute path
 */
export function parseFrontMatterWithAddress(
  documentsFolder: string,
  times: History['times'] = new Map(),
): ParseFrontMatter {
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
        ...(slug !== undefined && { slug }),
        ...(time !== undefined && { last_update: { date: new Date(time).toISOString() } }),
      },
      content: content.trim(),
    };
  };
}
