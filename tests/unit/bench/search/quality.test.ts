import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import recorded from '../../../../bench/search/quality.json' with { type: 'json' };
import { figuresOf, rankOf, readQueries } from '../../../../bench/search/queries.ts';
import { answer } from '../../../../plugins/search/client/engine/index.ts';
import type { IndexFiles } from '../../../../plugins/search/client/local/openIndex.ts';
import { readSynonyms } from '../../../../plugins/search/node/synonyms.ts';
import type { SearchRecord } from '../../../../plugins/search/shared/record.ts';
import { asked, indexOf } from '../../plugins/search/client/local/index.ts';
import { ORIGIN, sourceRecords } from './sourceRecords.ts';

/** How far a figure may fall below the recorded one. */
const TOLERANCE = 0.02;

const pathTo = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
const queries = readQueries(pathTo('bench/search/queries.tsv'));
const synonyms = 'docs/synonyms.txt';

let records: readonly SearchRecord[];
let index: IndexFiles;

beforeAll(async () => {
  records = await sourceRecords();
  index = await indexOf(records, readSynonyms(readFileSync(pathTo(synonyms), 'utf8'), synonyms));
});

/** URLs of the first hits, without the origin. */
async function hitsOf(query: string): Promise<readonly string[]> {
  const { hits } = await answer(index, { ...asked, query });
  return hits.map(({ url }) => decodeURIComponent(url.slice(ORIGIN.length)));
}

describe('the search of this library', () => {
  it.each([
    ['that the ranking was tuned on', 'tuned', false],
    ['that were held out', 'heldOut', true],
  ] as const)('answers the judged queries %s as well as recorded', async (_, part, isHeldOut) => {
    const ranks: number[] = [];
    for (const judged of queries.filter((query) => query.isHeldOut === isHeldOut)) {
      ranks.push(rankOf(await hitsOf(judged.query), judged.answers));
    }
    const figures = figuresOf(ranks);
    for (const figure of ['success1', 'success3', 'mrr10'] as const) {
      expect(figures[figure], `${figure} of ${JSON.stringify(figures)}`).toBeGreaterThanOrEqual(
        recorded[part][figure] - TOLERANCE,
      );
    }
  });

  it('finds each document by its own title, as the first hit', async () => {
    const pages = records.filter(({ type }) => type === 'lvl1');
    expect(pages.length).toBeGreaterThan(40);
    const first = await Promise.all(
      pages.map(async ({ hierarchy }) => (await hitsOf(hierarchy.lvl1))[0]),
    );
    expect(first).toEqual(pages.map(({ url }) => url.slice(ORIGIN.length)));
  });

  it.each([
    ['cookies', '/web-cookie'],
    ['flexbox', '/css-flexbox'],
    ['uuid', '/spec-uuid'],
    ['monospace font', '/coding-font'],
    ['y2038', '/spec-datetime'],
    ['drive on the left', '/driving'],
    ['center a div', '/css-flexbox'],
    ['year 2038 problem', '/spec-datetime'],
  ])('has the page that %s is the topic of before all others', async (query, page) => {
    expect((await hitsOf(query))[0]?.replace(/#.*/, '')).toBe(page);
  });

  it.each([
    ['australia plug', '/plug-and-voltage#AU'],
    ['brazil voltage', '/plug-and-voltage#BR'],
    ['helmet law bike poland', '/biking#PL'],
    ['tip italy', '/tipping#IT'],
  ])('has the row that %s names before the section of its table', async (query, row) => {
    expect((await hitsOf(query))[0]).toBe(row);
  });

  it.each([
    ['tip in new york', /^\/new-york/],
    ['plug japan', /^\/plug-and-voltage/],
    ['visa thailand', /^\/nomad#thailand/],
    ['tip japan', /^\/tipping#JP/],
  ])('finds the page that has both for %s', async (query, page) => {
    expect((await hitsOf(query)).slice(0, 3)).toContainEqual(expect.stringMatching(page));
  });

  it.each([
    ['+49', '/spec-country#DE'],
    ['<br/>', '/html#void'],
    ['&&', '/cli#exit-codes'],
    ['~', '/css#selectors'],
    ['::', '/git#gitignore'],
    ['%', '/spec-url'],
    ['?', '/js#destructuring'],
    ['*', '/cors#credentials'],
    ['=>', '/js#closures'],
    ['@', '/dns#records'],
    ['{}', '/python#truth'],
  ])('finds what explains %s', async (query, place) => {
    expect((await hitsOf(query)).slice(0, 8)).toContain(place);
  });

  it.each(['#', '(', '[', '`', '...', '$', '\\', ';', '|'])('has hits for %s', async (query) => {
    expect((await hitsOf(query)).length).toBeGreaterThan(0);
  });

  it('has judged queries whose answers are there', () => {
    const addresses = new Set(
      records.map(({ url }) => decodeURIComponent(url.slice(ORIGIN.length))),
    );
    const missing = queries.flatMap(({ answers }) => answers).filter((to) => !addresses.has(to));
    expect(missing).toEqual([]);
  });
});
