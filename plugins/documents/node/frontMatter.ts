import type { MarkdownConfig } from '@docusaurus/types';
import { AddressError, idOf, slugOf } from './address.ts';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

/**
 * A front matter parser that gives each document the address its path says, and its day of
 * verification as an ISO 8601 day.
 *
 * @param documentsFolder - absolute path of the documents' folder; files elsewhere are left as they are
 * @throws {@link AddressError} from the parser when a document sets its own slug
 */
export function parseFrontMatterWithAddress(documentsFolder: string): ParseFrontMatter {
  return async ({ filePath, fileContent, defaultParseFrontMatter }) => {
    const parsed = await defaultParseFrontMatter({ filePath, fileContent });
    const id = idOf(documentsFolder, filePath);
    if (id.startsWith('..')) {
      return parsed;
    }
    if ('slug' in parsed.frontMatter) {
      throw new AddressError(
        `docs/${id}: the field "slug" is set to "${String(parsed.frontMatter.slug)}"; delete it, the address comes from the file's name`,
      );
    }
    const { verified } = parsed.frontMatter;
    return {
      ...parsed,
      frontMatter: {
        ...parsed.frontMatter,
        // YAML reads a bare day as a date; pages want the day as it was written.
        ...(verified instanceof Date && { verified: verified.toISOString().slice(0, 10) }),
        slug: slugOf(id),
      },
    };
  };
}
