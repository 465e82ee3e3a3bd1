import { readFrontMatter } from '../contract/frontMatter/read.ts';
import type { MovedSlug } from './links.ts';

/**
 * Adds the old slug of a document to its field `formerly`. Removes the new slug from it, because a document can return
 * to a former slug.
 *
 * @param text - content of the file
 */
export function withFormerly(text: string, { from, to }: MovedSlug): string {
  const { fields, lines: starts } = readFrontMatter(text);
  const slugs = [...(fields.formerly ?? []), from].filter((slug) => slug !== to);
  const field = `formerly: [${slugs.join(', ')}]`;
  const lines = text.split('\n');
  const start = starts.get('formerly');
  if (start === undefined) {
    // Insert it before the fields about verification.
    const verified = starts.get('verified') ?? 2;
    lines.splice(verified - 1, 0, field);
    return lines.join('\n');
  }
  const following = [...starts.values()].filter((line) => line > start);
  const fence = lines.indexOf('---', 1) + 1;
  const end = Math.min(fence, ...following);
  lines.splice(start - 1, end - start, field);
  return lines.join('\n');
}
