import { targetOf } from '../../page/target.ts';
import type { PageRule } from '../rule.ts';

/** A file keeps its slug when it moves to another folder, so links by slug keep working. */
export const internalLinks: PageRule = {
  name: 'internal-links',
  description: 'Links within the library are absolute addresses, such as `/docker`.',
  holdsForDrafts: true,
  check: ({ links, origin }) =>
    links.flatMap(({ url, line }) => {
      const target = targetOf(url, origin);
      if (target.kind === 'own-host') {
        return [
          {
            line,
            message: `the link ${url} names the library’s own host; write ${target.path}`,
          },
        ];
      }
      return target.kind === 'relative'
        ? [
            {
              line,
              message: `the link ${url || '""'} is not an absolute address; write that of the document, a slash and its file’s name, such as /docker`,
            },
          ]
        : [];
    }),
};
