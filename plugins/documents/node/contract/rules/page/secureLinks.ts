import { targetOf } from '../../page/target.ts';
import type { PageRule } from '../rule.ts';

/** Other protocols don't protect content from changes in transit. */
export const secureLinks: PageRule = {
  name: 'secure-links',
  description: 'Links to elsewhere begin with `https://`.',
  holdsForDrafts: true,
  check: ({ links, origin }) =>
    links
      .filter(({ url }) => targetOf(url, origin).kind === 'insecure')
      .map(({ url, line }) => ({
        line,
        message: `the link ${url} does not go over https; write https://, and look whether the page answers there`,
      })),
};
