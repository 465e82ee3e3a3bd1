import { expect, test } from 'vitest';
import { formerSlugs } from '../../../../../../../plugins/documents/node/contract/rules/addresses.ts';
import { catalogOf, documentOf } from '../samples.ts';

const check = (formerly: string) =>
  formerSlugs
    .check(
      catalogOf([
        documentOf('a/rice', 'Text.', { formerly: '[/grain]' }),
        documentOf('a/tea', 'Text.', { formerly }),
      ]),
    )
    .map(({ file, line, message }) => `${file}:${line}: ${message}`);

test('a slug that nothing else has is as it should be', () => {
  expect(check('[/drink, /leaf]')).toEqual([]);
});

test.each([
  ['[/rice]', 'docs/a/rice.mdx is at /rice now'],
  ['[/about]', '/about is a page of the site'],
  ['[/index]', '/index is an address that the site or its host uses for something else'],
  ['[/grain]', 'docs/a/rice.mdx has it too'],
])('one that something else has is a finding: %s', (formerly, reason) => {
  expect(check(formerly)).toEqual([
    `docs/a/tea.mdx:7: ${formerly.slice(1, -1)} in "formerly" can't lead here: ${reason}; delete it here, or there`,
  ]);
});
