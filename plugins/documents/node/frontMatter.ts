import type { MarkdownConfig } from '@docusaurus/types';
import { normalized } from '../../mdx/node/sourceText.ts';
import { idOf, slugOf } from './address.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';
import type { History } from './history.ts';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * Creates a front matter parser that sets each document's slug from its path, and its update time from the last commit.
 *
 * Drops fields that break the contract, because the framework would stop at the first one; the contract reports all of
 * them with their lines. Also drops section keywords and former slugs, because the framework sends front matter to the
 * browser, which needs neither.
 *
 * @param documentsFolder - absolute path of the documents' folder; in other files, only line endings are normalized
 * @param times - last commit times by absolute path
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
