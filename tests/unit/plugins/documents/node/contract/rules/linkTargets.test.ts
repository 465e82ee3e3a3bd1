import { expect, test } from 'vitest';
import { linkTargets } from '../../../../../../../plugins/documents/node/contract/rules/links.ts';
import { catalogOf, documentOf } from '../samples.ts';

const check = (link: string) =>
  linkTargets.check(
    catalogOf([
      documentOf('a/tea', `Text.\n\n[x](${link})`),
      documentOf('a/draft', 'Text.', { draft: 'true' }),
      documentOf('a/unlisted', 'Text.', { unlisted: 'true' }),
      documentOf('a/grain', 'Text.', { formerly: '[/corn]' }),
    ]),
  );

test.each([
  '/tea',
  '/tea#x',
  '/tea?x',
  '/about',
  '/',
  '/unlisted',
  '#x',
  'https://www.example.org/rice',
  './rice',
])('a link to %s leads somewhere, or is the business of another rule', (link) => {
  expect(check(link)).toEqual([]);
});

test.each([
  ['/rice', 'the link /rice leads nowhere'],
  ['/tea/', 'the link /tea/ leads nowhere'],
  ['/a/tea', 'the link /a/tea leads nowhere'],
  ['/draft#x', 'the link /draft#x leads to a draft; publish it, or take the link out'],
  ['/corn', 'the link /corn leads to a former slug; write /grain'],
])('a link to %s does not', (link, message) => {
  expect(check(link)).toEqual([
    { file: 'docs/a/tea.mdx', line: 11, message: expect.stringContaining(message) },
  ]);
});
