import { expect, test } from 'vitest';
import {
  linkForm,
  linkTexts,
} from '../../../../../../../plugins/documents/node/contract/rules/links.ts';
import { pageOf } from '../samples.ts';

const messages = (link: string) =>
  linkForm.check(pageOf(`Text.\n\nSee ${link} there.`)).map(({ line, message }) => [line, message]);

test.each([
  'mailto:first.last@mail.example.org?subject=Tea',
  'tel:+1-555-0100',
  'tel:112',
  'https://example.org',
  'https://shop-1.example.co.uk:8443/a.b,c?d=e!f#g:h',
  'https://example.org/?utm=1&utm_',
  'https://example.org/utm_source=1',
  'http://user@localhost.',
  '/tea',
  '#leaves',
])('%s can be an address', (url) => {
  expect(messages(`[the tea](${url})`)).toEqual([]);
});

const NO_MAILBOX = 'names no mailbox; write mailto:name@example.com';
const NO_NUMBER = "isn't a telephone number; write tel:+ and digits";
const NO_ADDRESS = "isn't an address; write https://, a host, and a path";
const TRACKS = 'holds parameters that track readers; delete them';

test.each([
  ['mailto:', NO_MAILBOX],
  ['mailto:example.org', NO_MAILBOX],
  ['mailto:@example.org', NO_MAILBOX],
  ['mailto:tea@example', NO_MAILBOX],
  ['mailto:tea@@example.org', NO_MAILBOX],
  ['mailto:tea@.org', NO_MAILBOX],
  ['mailto:tea@example.?subject=Tea', NO_MAILBOX],
  ['mailto:?to=tea@example.org', NO_MAILBOX],
  ['tel:', NO_NUMBER],
  ['tel:+', NO_NUMBER],
  ['tel:1+2', NO_NUMBER],
  ['tel:555-TEA', NO_NUMBER],
  ['tel:TEA-555', NO_NUMBER],
  ['https://', NO_ADDRESS],
  ['https:/example.org', NO_ADDRESS],
  ['https:///example.org', NO_ADDRESS],
  ['https://[example.org', NO_ADDRESS],
  ['https://example', 'names "example", which isn\'t a public host; correct it'],
  ['https://192.0.2.1/', 'names "192.0.2.1", which isn\'t a public host; correct it'],
  ['https://tea,shop.example/', 'names "tea,shop.example", which isn\'t a public host; correct it'],
  ['https://tea.example,shop/', 'names "tea.example,shop", which isn\'t a public host; correct it'],
  ['https://user@example.org/', 'holds a user name; delete it, and change the password'],
  ...['.', ',', ';', ':', '!'].map((sign) => [
    `https://example.org/a${sign}`,
    `ends with "${sign}", which belongs to the sentence; move it behind the link`,
  ]),
  ['https://example.org/?utm_source=a', TRACKS],
  ['https://example.org/?b=1&gclid=a', TRACKS],
  ['/tea#', 'leads to no place; write the id of a heading after the #, or delete it'],
])('%s cannot', (url, fault) => {
  expect(messages(`[the tea](<${url}>)`)).toEqual([[3, `the link ${url} ${fault}`]]);
});

test.each([
  'here',
  'This',
  'click here',
  'link',
  'this link',
  'Read more',
])('"%s" does not say where a link leads', (text) => {
  expect(messages(`[${text}](/tea)`)).toEqual([
    [3, `the link's text "${text}" doesn't say where it leads; link the words that do`],
  ]);
});

test.each([
  ['example.org', 'https://www.example.org/teas'],
  ['www.example.org', 'https://example.org/'],
  ['Example.org/teas', 'https://shop.example.org/teas'],
  ['https://example.org/a', 'https://example.org/a'],
  ['example.com', '/tea'],
  ['here is example.com', 'https://example.org/'],
  ['example.com and more', 'https://example.org/'],
  ['the list at https://example.com/', 'https://example.org/'],
  ['Node.js', '/node'],
])('"%s" can lead to %s', (text, url) => {
  expect(messages(`[${text}](${url})`)).toEqual([]);
});

test.each([
  ['example.com', 'https://example.org/'],
  ['www.example.com', 'https://example.org/'],
  ['example.com/teas/green', 'https://example.org/teas/green'],
  ['ample.org', 'https://example.org/'],
  ['https://example.org/a', 'https://example.org/b'],
  ['http://example.org/a', 'https://example.org/a'],
])('"%s" cannot lead to %s', (text, url) => {
  expect(messages(`<a href="${url}">${text}</a>`)).toEqual([
    [3, `the link shows ${text}, and leads to ${url}; write one address, or words`],
  ]);
});

test.each([
  ['[](/tea)', 3],
  ['[&nbsp;](/tea)', 3],
  ['<a href="/tea"> </a>', 3],
  ['| Tea | |\n| --- | --- |\n| Green | [](/tea) |', 5],
])('a link without a text is a finding: %j', (link, line) => {
  expect(linkTexts.check(pageOf(`Text.\n\n${link}`))).toEqual([
    { line, message: 'the link /tea has no text; write what it leads to, or delete it' },
  ]);
});

test.each([
  '[`tea`](/tea)',
  '[$t$](/tea)',
  '[![A cup](cup.svg)](/tea)',
])('%j has a text', (link) => {
  expect(linkTexts.check(pageOf(link))).toEqual([]);
});

test('spaces around the text of a link do not count', () => {
  expect(messages('<a href="/tea"> here </a>')).toHaveLength(1);
});
