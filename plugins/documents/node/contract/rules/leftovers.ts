import { matchesIn } from './passages.ts';
import type { PageRule } from './rule.ts';

/** Notes of writers to themselves. */
const NOTE = /(?<![\w-])(?:TODO|FIXME|TBD|XXX(?=:))(?![\w-])|\b[Ll]orem ipsum\b|\?{3}/g;

/** Drafts may contain notes: that's what they're for. */
export const notes: PageRule = {
  description: "A document that isn't a draft has no note to self, such as TODO.",
  sparesDrafts: true,
  check: (page) =>
    matchesIn(page, NOTE).map(({ line, match: [note] }) => ({
      line,
      message: `"${note}" is a note to yourself; resolve it, and delete the note`,
    })),
};
