import { expect, test } from 'vitest';
import { contents } from '../../../../../../../plugins/documents/node/contract/rules/componentContents.ts';
import { pageOf } from '../samples.ts';

const messages = (content: string) =>
  contents.check(pageOf(content)).map(({ line, message }) => `${line}: ${message}`);

/** Tabs with items that have these attributes, and something between them. */
const tabs = (items: readonly string[], between = '') =>
  `<Tabs>\n${items.map((item) => `<TabItem ${item}>\n\nText.\n\n</TabItem>\n${between}`).join('')}</Tabs>`;

test.each([
  tabs(['value="a"', 'value="b" default', 'value="c" {...rest}']),
  '<Tabs> <TabItem value="a">A</TabItem> <TabItem value="b">B</TabItem> </Tabs>',
  '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
  '<details> <summary>More</summary> Text.</details>',
  '<Details>\n\n<summary>More</summary>\n\nText.\n\n</Details>',
  'A <br /> and <Keys>A</Keys>.\n\n<Figure src="a.svg" />\n\n<DocumentList></DocumentList>',
  `<Tabs>\n<TabItem value="a">\n\n${tabs(['value="a"', 'value="b"'])}\n\n</TabItem>\n<TabItem value="b" />\n</Tabs>`,
])('%j holds what it needs', (content) => {
  expect(messages(content)).toEqual([]);
});

test.each([
  ['one item', tabs(['value="a"'])],
  ['no item', '<Tabs></Tabs>'],
  ['a text beside its items', tabs(['value="a"', 'value="b"'], '\nText.\n\n')],
])('tabs with %s are a finding', (_what, content) => {
  expect(messages(content)).toEqual([
    '1: <Tabs> needs two or more <TabItem> and nothing else; put each text into one',
  ]);
});

test.each([
  [
    'a value twice',
    ['value="a"', 'value="b"', 'value="a"'],
    '<Tabs> has two items with the value "a"; give each its own',
  ],
  [
    'two defaults',
    ['value="a" default', 'value="b"', 'value="c" default'],
    '<Tabs> has more than one item marked "default"; keep one',
  ],
])('tabs with %s are a finding', (_what, items, message) => {
  expect(messages(tabs(items))).toEqual([`1: ${message}`]);
});

test.each(['details', 'Details'])('<%s> needs a summary that it begins with', (name) => {
  const finding = `1: <${name}> doesn't begin with a <summary>, which readers press; add one`;
  expect(messages(`<${name}></${name}>`)).toEqual([finding]);
  expect(messages(`<${name}>\n\nText.\n\n</${name}>`)).toEqual([finding]);
  expect(messages(`<${name}>\n\nText.\n\n<summary>More</summary>\n\n</${name}>`)).toEqual([
    finding,
  ]);
});

test.each([
  'DataTable',
  'DocumentList',
  'Figure',
  'OfflineSection',
  'br',
])('<%s> takes no content', (name) => {
  expect(messages(`Text.\n\n<${name}>More</${name}>`)).toEqual([
    `3: <${name}> takes no content; close it as <${name} … />`,
  ]);
});

test.each([
  ['<TabItem value="a">A</TabItem>', "<TabItem> isn't in <Tabs>; put it there"],
  ['<div><summary>More</summary></div>', "<summary> isn't in <details>; put it there"],
  [
    '<details>\n<summary>More</summary>\n\n> <summary>Less</summary>\n\n</details>',
    "<summary> isn't in <details>; put it there",
  ],
])('a part outside the component that it belongs to is a finding: %j', (content, message) => {
  expect(messages(content)).toEqual([expect.stringContaining(message)]);
});

test.each([
  '\n> <summary>More</summary>\n',
  '<div>\n<summary>More</summary>\n</div>',
])('a summary in something else is none of the details around it: %j', (content) => {
  expect(messages(`<details>\n${content}\n</details>`)).toEqual([
    "1: <details> doesn't begin with a <summary>, which readers press; add one",
    "3: <summary> isn't in <details>; put it there",
  ]);
});
