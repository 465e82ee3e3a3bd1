import { expect, test } from 'vitest';
import {
  anchorOf,
  isObject,
  isRecordShaped,
  levelOf,
  nameOf,
  pathOf,
  recordOf,
} from '../../../../../plugins/search/shared/record.ts';

const hierarchy = {
  lvl0: 'Developing',
  lvl1: 'Docker',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const record = { objectID: 'a', url: '/docker', type: 'lvl1', hierarchy, content: null };

// @proves entities.hit
test.each([
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
  'content',
])('a hit can be of the type %s', (type) => {
  expect(isRecordShaped({ ...record, type })).toBe(true);
});

// @proves entities.hit
test.each([
  ['the type lvl0', { type: 'lvl0' }],
  ['the type lvl7', { type: 'lvl7' }],
  ['no type', { type: undefined }],
  ['no url', { url: undefined }],
  ['no id', { objectID: undefined }],
  ['an id that is not text', { objectID: 7 }],
  ['no hierarchy', { hierarchy: null }],
  ['a text as its hierarchy', { hierarchy: 'Docker' }],
  ['no title', { hierarchy: { ...hierarchy, lvl1: null } }],
  ['a hierarchy of no texts', { hierarchy: { ...hierarchy, lvl6: 6 } }],
  ['content that is not text', { content: 7 }],
])('what has %s is not a hit', (_what, changed) => {
  expect(isRecordShaped({ ...record, ...changed })).toBe(false);
});

test.each([null, undefined, 'text', 7])('%o is not a hit, and has no properties', (value) => {
  expect(isRecordShaped(value)).toBe(false);
  expect(isObject(value)).toBe(false);
});

test('a hit may have a text or none, and no more levels than its title', () => {
  expect(isRecordShaped({ ...record, content: 'Text.' })).toBe(true);
  expect(isRecordShaped({ ...record, content: undefined })).toBe(true);
  expect(isRecordShaped({ ...record, hierarchy: { lvl1: 'Docker' } })).toBe(true);
});

const PAGE = {
  url: 'https://library.example.org/docker',
  title: 'Docker',
  section: 'Developing',
  language: 'en',
  tag: 'docs',
};

test('the record of a page has its title, and its URL as it is', () => {
  const page = recordOf(PAGE, '', [], 'Text.');
  expect(page).toEqual({
    objectID: PAGE.url,
    url: PAGE.url,
    type: 'lvl1',
    hierarchy,
    content: 'Text.',
    language: 'en',
    docusaurus_tag: 'docs',
  });
  expect([pathOf(page), anchorOf(page), nameOf(page), levelOf(page)]).toEqual([
    '/docker',
    '',
    'Docker',
    1,
  ]);
});

test('the record of a section has its headings, and its own URL', () => {
  const section = recordOf(PAGE, 'caf%C3%A9', ['Images', null, 'Layers'], null);
  expect(section).toMatchObject({
    objectID: `${PAGE.url}#caf%C3%A9`,
    url: `${PAGE.url}#caf%C3%A9`,
    type: 'lvl4',
    hierarchy: { ...hierarchy, lvl2: 'Images', lvl4: 'Layers' },
    content: null,
  });
  expect([pathOf(section), anchorOf(section), nameOf(section), levelOf(section)]).toEqual([
    '/docker',
    'café',
    'Layers',
    4,
  ]);
});

test('headings below the last level count as the last level', () => {
  const deep = recordOf(PAGE, 'deep', ['b', 'c', 'd', 'e', 'f', 'g'], null);
  expect([deep.type, nameOf(deep), levelOf(deep)]).toEqual(['lvl6', 'f', 6]);
});

test('a paragraph has no name, and is below all headings', () => {
  const paragraph = { ...recordOf(PAGE, 'a', ['Images'], 'Text.'), type: 'content' as const };
  expect([nameOf(paragraph), levelOf(paragraph)]).toEqual(['', 6]);
});

test('a record without the heading of its level has no name', () => {
  expect(nameOf(recordOf(PAGE, 'a', [null], null))).toBe('');
});
