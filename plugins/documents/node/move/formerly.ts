import { readFrontMatter } from '../contract/frontMatter/read.ts';
import type { MovedSlug } from './links.ts';

/**
 * Adds the slug that a document had to its field `formerly`, from which the one that it gets is taken out: a document
 * can go back to a slug it had.
 *
 * @param text - the whole file
 */
export function withFormerly(text: string, { from, to }: MovedSlug): string {
  const { fields, lines: starts } = readFrontMatter(text);
  const slugs = [...(fields.formerly ?? []), from].filter((slug) => slug !== to);
  const field = `formerly: [${slugs.join(', ')}]`;
  const lines = text.split('\n');
  const start = starts.get('formerly');
  if (start === undefined) {
    // Before the first of the fields that say what the document was checked against.
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
