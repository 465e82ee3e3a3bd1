import type { MarkdownConfig } from '@docusaurus/types';
import { idOf, slugOf } from './address.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';
import { commitTimes } from './lastUpdate.ts';

const NO_TIMES = Promise.resolve<ReadonlyMap<string, number>>(new Map());

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * A front matter parser that gives each document the address its path says, and the time at which its
 * file was last committed.
 *
 * Fields that break the contract are left out, so that the framework does not stop at the first of
 * them: the contract lists them all, each with its line. The keywords of sections are left out too:
 * the framework sends a page's fields to its reader, and these are for the search's index only.
 *
 * @param documentsFolder - absolute path of the documents' folder; files elsewhere are left as they are
 * @param timesIn - how the times of a folder are found
 */
export function parseFrontMatterWithAddress(
  documentsFolder: string,
  timesIn: typeof commitTimes = commitTimes,
): ParseFrontMatter {
  let times: ReturnType<typeof commitTimes> | undefined;
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const id = idOf(documentsFolder, filePath);
    if (id.startsWith('..')) {
      return defaultParseFrontMatter({ filePath, fileContent });
    }
    const { fields, content } = readFrontMatter(fileContent);
    const { sectionKeywords: _, ...shipped } = fields;
    const slug = slugOf(id);
    // While an author writes, the framework shows a made-up day.
    times ??= process.env.NODE_ENV === 'production' ? timesIn(documentsFolder) : NO_TIMES;
    const time = (await times).get(filePath);
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
