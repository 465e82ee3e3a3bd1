import { targetOf } from '../../page/target.ts';
import type { PageRule } from '../rule.ts';

/** What is fetched over anything else can be changed on its way. */
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
