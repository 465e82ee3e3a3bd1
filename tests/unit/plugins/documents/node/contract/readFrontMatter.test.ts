import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { KINDS } from '../../../../../../plugins/documents/node/contract/frontMatterSchema.ts';
import { readFrontMatter } from '../../../../../../plugins/documents/node/contract/readFrontMatter.ts';
import { fieldsOf } from './samples.ts';

const TODAY = '2026-11-21';

/** The last moment of that day in the earliest time zone. */
beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:59:59Z') });
});

afterAll(() => {
  vi.useRealTimers();
});

/** Reads a file with this beginning. Each file is another one, because the reading of a file is kept. */
const readAnew = (beginning: string) => readFrontMatter(`${beginning}${randomUUID()}`);

/** The faults of a document with these fields, as line and message. */
const faultsOf = (fields: Parameters<typeof fieldsOf>[0]) =>
  readAnew(fieldsOf(fields)).faults.map(({ line, message }) => `${line}: ${message}`);

/** A sentence with this many characters. */
const sentence = (length: number) => `A${'a'.repeat(length - 2)}.`;

describe('fields that keep the contract', () => {
  test.each([
    ['nothing more', {}],
    ['a description of the least length', { description: sentence(70) }],
    ['a description of the most length', { description: sentence(160) }],
    ['a title with signs', { title: '"A: b"' }],
    ['keywords', { keywords: '[a, "2"]' }],
    ['keywords of sections', { sectionKeywords: '\n  pot: [kettle]\n  lid: []' }],
    ['the day it is', { verified: TODAY }],
    ['a leap day', { verified: '2024-02-29' }],
    ['the day on which the library began', { verified: '2020-01-01' }],
    [
      'a source whose title has an address',
      { sources: '[{ title: "About https://a.org", url: "https://a.org" }]' },
    ],
    ['a source', { sources: '[{ title: A, url: "https://example.org/a b" }]' }],
    ['flags', { draft: 'false', unlisted: 'true' }],
  ])('%s', (_what, fields) => {
    expect(faultsOf(fields)).toEqual([]);
  });

  test.each(KINDS)('the kind %s', (kind) => {
    expect(faultsOf({ kind })).toEqual([]);
  });

  test.each([
    `"Look it up in numbers (players. Field. Time), ${'a'.repeat(40)}."`,
    `'It is what "a ${'a'.repeat(60)} is."'`,
    `"What does Docker 27.1 do, e.g. with 2.5 GB, ${'a'.repeat(40)}?"`,
  ])('the description %s', (description) => {
    expect(faultsOf({ description })).toEqual([]);
  });
});

describe('fields that do not', () => {
  test.each([
    ['title', undefined, '1: the field "title" is missing; write a short title'],
    ['title', '" "', '2: the field "title" is empty; write a short title'],
    ['title', '5', '2: the field "title" is 5; write a short title'],
    ['description', undefined, '1: the field "description" is missing; write one full sentence'],
    ['description', sentence(69), '3: the field "description" has 69 characters; write one full'],
    ['description', sentence(161), '3: the field "description" has 161 characters; write one full'],
    ['description', `a${sentence(80)}`, '3: the field "description" is not one full sentence'],
    ['description', sentence(80).replace('.', ''), '3: the field "description" is not one full'],
    ['description', `One. ${sentence(80)}`, '3: the field "description" is not one full sentence'],
    [
      'description',
      `It has 2.5 cups and ${'a'.repeat(60)}`,
      '3: the field "description" is not one',
    ],
    ['kind', undefined, '1: the field "kind" is missing; write one of index, guide,'],
    ['kind', 'novel', '4: the field "kind" is "novel"; write one of index, guide,'],
    ['verified', undefined, '1: the field "verified" is missing; write the day'],
    ['verified', '2019-12-31', '5: the field "verified" is 2019-12-31, before the library began;'],
    ['verified', '2026-11-22', '5: the field "verified" is 2026-11-22, which is to come;'],
    ['verified', '2026-02-30', '5: the field "verified" is "2026-02-30", which is not a day;'],
    ['verified', '2026-11', '5: the field "verified" is "2026-11", which is not a day;'],
    ['verified', 'yesterday', '5: the field "verified" is "yesterday", which is not a day;'],
    ['verified', '2026', '5: the field "verified" is 2026; write the day'],
    ['sources', undefined, '1: the field "sources" is missing; list the title and url'],
    ['sources', 'RFC 1', '6: the field "sources" is "RFC 1"; list the title and url'],
    ['sources', '\n  - RFC 1', '7: a source in "sources" has no fields; write title, url'],
    [
      'sources',
      '\n  - url: https://a.org',
      '7: the field "title" of a source in "sources" is missing',
    ],
    ['sources', '\n  - title: A', '7: the field "url" of a source in "sources" is missing'],
    [
      'sources',
      '\n  - title: A\n    url: http://a.org',
      '8: the field "url" of a source in "sources" is "http://a.org", which is not an https address',
    ],
    [
      'sources',
      '\n  - title: A\n    url: a.org',
      '8: the field "url" of a source in "sources" is "a.org", which',
    ],
    [
      'sources',
      '\n  - title: A\n    url: https://a.org\n    day: 1',
      '9: the field "day" is unknown; delete it, known are title, url',
    ],
    [
      'sources',
      '\n  - title: http://a.org\n    url: https://a.org',
      '7: the field "title" of a source in "sources" is "http://a.org", an address; write what was read',
    ],
    ['keywords', 'a', '7: the field "keywords" is "a"; write a list'],
    ['keywords', '\n  - a\n  - 2', '9: the field "keywords" is 2; put quotes'],
    ['sectionKeywords', 'a', '7: the field "sectionKeywords" is "a"; write the id of a heading'],
    [
      'sectionKeywords',
      '\n  pot: [a]\n  lid: b',
      '9: the list of a section in "sectionKeywords" is "b"; write a list',
    ],
    ['sectionKeywords', '\n  pot:\n    - 2', '9: the field "sectionKeywords" is 2; put quotes'],
    ['draft', 'yes', '7: the field "draft" is "yes"; write true, or leave it out'],
    ['unlisted', '1', '7: the field "unlisted" is 1; write true, or leave it out'],
    ['slug', '/x', '7: the field "slug" is unknown; delete it, known are title'],
    [
      'author',
      'me',
      '7: the field "author" is unknown; delete it, known are title, description, kind,',
    ],
  ])('%s: %s', (field, value, message) => {
    expect(faultsOf({ [field]: value })).toEqual([expect.stringContaining(message)]);
  });

  test('are all named at once, and left out of what is read', () => {
    const { fields, faults } = readAnew(
      fieldsOf({ title: '""', kind: 'novel', verified: '2999-01-01' }),
    );
    expect(faults.map(({ line }) => line)).toEqual([2, 4, 5]);
    expect(Object.keys(fields)).toEqual(['description', 'sources']);
  });
});

describe('the front matter itself', () => {
  test.each([
    ['is missing', 'Text.', '1: the document has no front matter'],
    ['is not closed', '---\ntitle: A\n', '1: the document has no front matter'],
    ['is empty', '---\n---\n', '1: the field "title" is missing'],
    ['is a list', '---\n- a\n---\n', '1: the front matter has no fields'],
    ['is not YAML', '---\ntitle: A\nkind: "guide\n---\n', '3: the front matter is not valid YAML'],
    ['has an open colon', '---\ntitle: A: b\n---\n', '2: the front matter is not valid YAML'],
    [
      'has a field twice',
      '---\ntitle: A\ntitle: B\n---\n',
      '3: the front matter is not valid YAML: Map keys must be unique',
    ],
  ])('that %s is told', (_what, text, message) => {
    const [first] = readAnew(text).faults;
    expect(`${first?.line}: ${first?.message}`).toContain(message);
  });

  test('ends where the text begins, whatever ends the lines', () => {
    const text = fieldsOf().replaceAll('\n', '\r\n');
    const { length, content, lines, faults } = readAnew(`\uFEFF${text}Text.\n---\n`);
    expect(faults).toEqual([]);
    expect(length).toBe(7);
    expect(content).toMatch(/^\nText\.\n---\n[\w-]+$/);
    expect(Object.fromEntries(lines)).toMatchObject({ title: 2, kind: 4 });
  });
});

test('the last day is the one it is already in the earliest time zone', () => {
  vi.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  expect(faultsOf({ verified: '2026-11-22', draft: 'false' })).toEqual([]);
});
