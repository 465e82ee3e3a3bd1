import { expect, test } from 'vitest';
import { keywordReport, unansweredKeywords } from '../../../../../plugins/search/node/keywords.ts';

const PAGE = `---
title: Trains
keywords: [railway tickets, subway, mind the gap]
sectionKeywords:
  booking: [reserved seats, advance fare]
  night: [couchette]
  operators: [trenitalia]
---

Trains and their tickets.

## Booking {#booking}

Reserve early.

### Night trains {#night}

Advance sales open late. Beds cost extra.

## Operators {#operators}

<DataTable
  data="railways"
/>

A couchette is a bunk.
`;

const dataOf = (name: string) =>
  name === 'railways' ? '[{ "operator": "Trenitalia" }]' : undefined;

test('the keywords that their place does not answer are found', () => {
  expect(unansweredKeywords(PAGE, dataOf)).toEqual([
    { section: undefined, keywords: ['subway', 'mind the gap'] },
    { section: 'night', keywords: ['couchette'] },
  ]);
});

test('a section answers with its subsections and the rows of its tables, and in any form of a word', () => {
  const answered = unansweredKeywords(PAGE, dataOf).map(({ section }) => section);
  expect(answered).not.toContain('booking');
  expect(answered).not.toContain('operators');
  expect(unansweredKeywords(PAGE, () => undefined).at(-1)).toEqual({
    section: 'operators',
    keywords: ['trenitalia'],
  });
});

test('a table that is an example has no rows', () => {
  const page = PAGE.replace(/<DataTable[^>]*>/, (table) => `\`\`\`mdx\n${table}\n\`\`\``);
  expect(unansweredKeywords(page, dataOf).at(-1)).toEqual({
    section: 'operators',
    keywords: ['trenitalia'],
  });
});

test('the report has a line for each place, and the count', () => {
  expect(keywordReport([{ file: 'docs/train.mdx', text: PAGE }], dataOf).split('\n')).toEqual([
    'docs/train.mdx: subway, mind the gap',
    'docs/train.mdx#night: couchette',
    '3 keywords have no word on the page or in the section; answer or drop what readers would look for in vain',
  ]);
});
