import { describe, expect, it } from 'vitest';
import { answer } from '../../../../../../plugins/search/client/engine/index.ts';
import { parsedQuery } from '../../../../../../plugins/search/client/engine/syntax.ts';
import type { SearchQuery, SearchResult } from '../../../../../../plugins/search/shared/query.ts';
import { asked, indexOf } from '../local/index.ts';
import { headings, page } from '../local/records.ts';

const records = [
  ...headings('git-rebase', 'Rebase in Git', ['Git before you start', 'Undo a rebase']),
  page('git', 'Git', ['version control', 'scm']),
  page('c-plus-plus', 'C++'),
  page('c', 'C'),
  page('interest-rate', 'Interest Rates and Loans', ['mortgage calculator', 'APR']),
  ...headings('focaccia', 'Overnight Focaccia', [
    'Any other tin: Multiply by the area. A sheet of parchment helps.',
    'Bäcker’s percentage: Water is 80% of the flour. Wi-Fi is not needed.',
    'Wash up: git push --force never washes a tin; a .gitignore does not either.',
    'Serve: With fries, or dried tomatoes.',
  ]),
  page('tin', 'Choosing a Tin'),
  page('us', 'Living in the US'),
  page('curriculum-vitae', 'Curriculum Vitae'),
  page('kubernetes', 'Kubernetes'),
  ...headings('airport', 'Airports', ['LHR Heathrow: LHR · Heathrow · London · 25 m'], true),
  ...headings('merchant', 'Merchants', ['5812: 5812 · Eating places, restaurants'], true),
];
const index = await indexOf(records, [
  ['k8s', 'kubernetes'],
  ['cv', 'resume', 'curriculum vitae'],
]);
const answerTo = (changes: Partial<SearchQuery>) => answer(index, { ...asked, ...changes });
const found = async (query: string) =>
  (await answerTo({ query })).hits.map(({ url }) => url.split('/').at(-1));

const pasted = await indexOf([
  ...headings('date', 'Dates', ['Ten thirty: 10:30 is a time.', 'Ranges: 10 to 30, and 30 to 10.']),
  ...headings('sed', 'Editing Streams', [
    'Replace: s/old/new/g replaces all.',
    'Old and new: g is new, s is old: old g, new g, s, s, s.',
    'Options: find -name, and the name of a section.',
    'Names: a name, a name, and another name: find it.',
  ]),
  ...headings('site', 'Operators', [
    'Type of a file: filetype:csv',
    'Csv: a filetype is what csv is.',
    'Filetype csv: csv as a filetype',
  ]),
  ...headings(
    'filler',
    'Filler',
    Array.from({ length: 8 }, (_, at) => `F${at}: 10 30 old new name g s find`),
  ),
]);
const pastedHits = async (query: string) => (await answer(pasted, { ...asked, query })).hits;

describe('an answer to what a reader has pasted', () => {
  it.each([
    ['10:30', '/date#h0'],
    ['s/old/new/g', '/sed#h0'],
    ['filetype:csv', '/site#h0'],
    ['filetype:cs', '/site#h0'],
    ['find -name', '/sed#h2'],
  ])('has the section with %s before those with its parts', async (query, first) => {
    const [hit] = await pastedHits(query);
    expect(new URL(hit?.url ?? '').href).toContain(first);
  });

  it('is marked in one piece, and no letter is marked by itself', async () => {
    const [hit, ...others] = await pastedHits('s/old/new/g');
    expect(hit?._snippetResult?.content?.value).toBe('<mark>s/old/new/g</mark> replaces all.');
    expect(JSON.stringify(others)).not.toMatch(/<mark>.<\/mark>/);
  });
});

const spoken = await indexOf([
  ...headings('xml', 'XML', [
    'Parsers: Expat reads it, and formats a tree.',
    'Trees: A tree of oak.',
  ]),
  ...headings('rice', 'Rice', [
    'Rinse: Rinse the rice until the water is clear.',
    'Brown rice: The rice is brown, so rinse it longer.',
    'Boil: Add salt.',
  ]),
  ...headings('find', 'Finding Files', ['Options: find -name and find -size; its name.']),
]);
const spokenTo = (query: string) => answer(spoken, { ...asked, query });

describe('an answer to a part of the query', () => {
  it.each([
    ['exbat tree', [{ text: 'exbat', kind: 'word', instead: 'expat' }]],
    ['rice xyzzyx', [{ text: 'xyzzyx', kind: 'word', instead: undefined }]],
    ['expat:tree ', [{ text: 'expat:tree', kind: 'string' }]],
    ['"the rice rinse"', [{ text: 'the rice rinse', kind: 'phrase' }]],
    ['rinsing rice', undefined],
  ])('says that nothing has a part of %s', async (query, unknown) => {
    const result = await spokenTo(query);
    expect(result.hits.length).toBeGreaterThan(0);
    expect(result.unknown).toEqual(unknown);
  });

  it('says which words the page of a hit lacks', async () => {
    const { hits } = await spokenTo('salt rice brown rinse oak');
    expect(hits[0]?.missing).toEqual(['oak']);
    expect((await spokenTo('salt rice')).hits[0]?.missing).toBeUndefined();
  });
});

describe('the snippet of a row', () => {
  const columns = ['Country', 'Plug types', 'Voltage (V)', 'Tip (%)', 'Note'];
  const rows = headings(
    'plug',
    'Plugs',
    [
      'Brazil: Brazil · C, N · 127 · 10 · none',
      'Chile: Chile · C, L · none · 10 · Odd · One more',
      'Peru: Peru · A, C · 220 · 0 · Round',
    ],
    true,
  ).map((record) => ({ ...record, ...(record.isRow && { columns }) }));

  it.each([
    ['brazil', '<mark>Brazil</mark> · Plug types C, N · Voltage 127 V · Tip 10%'],
    ['chile', '<mark>Chile</mark> · C, L · none · 10 · Odd · One more'],
    [
      'peru voltage',
      '<mark>Peru</mark> · Plug types A, C · <mark>Voltage</mark> 220 V · Tip 0% · Note Round',
    ],
  ])('has the names of the columns for %s', async (query, snippet) => {
    const { hits } = await answer(await indexOf([...rows, page('voltage', 'Mains')]), {
      ...asked,
      query,
    });
    const hit = hits.find(({ isRow, hierarchy }) => isRow ?? hierarchy.lvl2 !== null);
    expect(hit?._snippetResult?.content?.value).toBe(snippet);
  });
});

describe('the syntax of a query', () => {
  const urls = async (query: string) =>
    (await spokenTo(query)).hits.map(({ url }) => url.replace(/.*\//, ''));

  it('finds phrases in quotation marks as they are', async () => {
    expect(await urls('“rinse the rice”')).toEqual(['rice#h0']);
    expect((await urls('rinse the rice')).length).toBeGreaterThan(1);
    expect(await urls('the 13" rice')).not.toEqual([]);
  });

  const many = (text: string) =>
    indexOf([
      ...headings(
        'sea',
        'Sea',
        Array.from({ length: 130 }, (_, at) => `Water ${at}: ${text}`),
      ),
      ...headings('brine', 'Brine', [
        `Long ago: It has ${'other words and '.repeat(20)} then a warm bath of water.`,
      ]),
    ]);

  it('finds a phrase below a hundred better hits that have only some of its words', async () => {
    const index = await many('water water water');
    const { hits, unknown } = await answer(index, { ...asked, query: '"bath of water"' });
    expect(hits.map(({ url }) => url.replace(/.*\//, ''))).toEqual(['brine#h0']);
    expect(unknown).toBeUndefined();
  });

  it.each([
    '"push --force never"',
    '"curriculum vitae"',
    '"a .gitignore does"',
  ])('finds the phrase %s, which has a sign, a synonym, or a stop word in it', async (query) => {
    const { hits, unknown } = await answerTo({ query });
    expect(hits).toHaveLength(1);
    expect(unknown).toBeUndefined();
  });

  it('says that nothing has a phrase, however many hits have some of its words', async () => {
    const index = await many('water water water');
    const { hits, unknown } = await answer(index, { ...asked, query: '"water of bath"' });
    expect(hits.length).toBeGreaterThan(0);
    expect(unknown).toEqual([{ text: 'water of bath', kind: 'phrase' }]);
  });

  it('does not say that nothing has a phrase if it did not look at all of them', async () => {
    const index = await many('water bath water bath water bath');
    const { hits, unknown } = await answer(index, { ...asked, query: '"bath of water"' });
    expect(hits.length).toBeGreaterThan(0);
    expect(unknown).toBeUndefined();
  });

  it('leaves out what has a word after a minus sign, unless that is an option', async () => {
    expect(await urls('rice -brown')).toEqual(['rice', 'rice#h0']);
    expect(await urls('rice -rice')).toEqual([]);
    expect(await urls('find -name')).toContain('find#h0');
    expect(await urls('-tree')).toContain('xml#h1');
  });

  it('leaves the rest of a query as it is without its excluded words', async () => {
    const { text, excluded } = await parsedQuery(spoken, 'pre-rinse salt -rinse');
    expect(text.trim()).toBe('pre-rinse salt');
    expect(excluded).toEqual(['rinse']);
  });

  it('leaves out what is below a heading or a title with the word, but not what is below a text with it', async () => {
    const deep = await indexOf([
      page('compose', 'Compose', [], 'Docker files.'),
      page('docker', 'Docker', ['compose'], 'Not about compose.'),
      ...headings('docker', 'Docker', [
        'Volumes: A docker volume.',
        'Networks: A docker network, as in compose.',
        'Compose files: A docker file.',
      ])
        .slice(1)
        .map((record) => ({
          ...record,
          ...(record.url.endsWith('h0') && { keywords: ['compose'] }),
        })),
    ]);
    const { hits } = await answer(deep, { ...asked, query: 'docker -compose' });
    expect(hits.map(({ url }) => url.replace(/.*\//, ''))).toEqual(['docker#h0']);
  });
});

describe('an answer', () => {
  it('has only pages that can be opened', async () => {
    const query = { ...asked, query: 'git' };
    const all = await answer(index, query);
    const some = await answer({ ...index, pages: new Set(['/git']) }, query);
    expect(new Set(some.hits.map(({ url }) => new URL(url).pathname))).toEqual(new Set(['/git']));
    expect(some.nbHits).toBeLessThan(all.nbHits);
  });

  it('has the page first whose title or address is the query', async () => {
    for (const [query, first] of [
      ['git', 'git'],
      ['interest-rate', 'interest-rate'],
      ['interest rates', 'interest-rate'],
      ['TIN', 'tin'],
      ['c', 'c'],
      ['us', 'us'],
    ] as const) {
      expect((await found(query))[0], query).toBe(first);
    }
  });

  it('is found by words in the plural and in the past whose root is short', async () => {
    for (const query of ['fries', 'fry', 'dried', 'dry']) {
      expect(await found(query), query).toContain('focaccia#h3');
    }
  });

  it('is found while typing', async () => {
    for (const length of [2, 3, 5, 8]) {
      expect(await found('focaccia'.slice(0, length))).toContain('focaccia');
    }
    expect(await found('parchm')).toEqual(['focaccia#h0']);
  });

  it('is found by keywords, headings and their text, with the title around them', async () => {
    expect(await found('mortgage calculator')).toEqual(['interest-rate']);
    expect((await found('apr'))[0]).toBe('interest-rate');
    expect((await found('focaccia tin'))[0]).toBe('focaccia#h0');
    expect((await found('focaccia area'))[0]).toBe('focaccia#h0');
  });

  it('leads to the section whose keywords it is, also where another one says some of it', async () => {
    const records = headings('atm', 'Cash Machines', ['Fees: a card pays', 'Help']).map(
      (record, at) => (at === 2 ? { ...record, keywords: ['card swallowed', 'stuck'] } : record),
    );
    const atm = await indexOf(records);
    const first = async (query: string) =>
      (await answer(atm, { ...asked, query })).hits.map(({ url }) => url.split('/').at(-1));
    expect((await first('card stuck'))[0]).toBe('atm#h1');
    expect((await first('swallowed'))[0]).toBe('atm#h1');
    expect((await first('swalowed'))[0]).toBe('atm#h1');
  });

  it('leads to the row that has a code', async () => {
    expect((await found('LHR'))[0]).toBe('airport#h0');
    expect((await found('london airport'))[0]).toBe('airport#h0');
    expect((await found('5812'))[0]).toBe('merchant#h0');
  });

  it('knows inflected forms', async () => {
    expect((await found('tins'))[0]).toBe('tin');
    expect((await found('multiplying areas'))[0]).toBe('focaccia#h0');
  });

  it('tells words apart of which one is the other with an e', async () => {
    const trips = await indexOf([page('plan', 'Plan a Day'), page('plane', 'On the Plane')]);
    const first = async (query: string) =>
      (await answer(trips, { ...asked, query })).hits.map(({ url }) => url.split('/').at(-1));
    // The trailing space ends the word, so it isn't matched as a prefix.
    expect(await first('plans ')).toEqual(['plan']);
    expect(await first('planes ')).toEqual(['plane']);
  });

  it('forgives slips, in the first letter too, and accents', async () => {
    expect((await found('foccacia'))[0]).toBe('focaccia');
    expect((await found('barchment'))[0]).toBe('focaccia#h0');
    expect(await found('backers percentage')).toEqual(['focaccia#h1']);
  });

  it('keeps signs', async () => {
    expect((await found('c++'))[0]).toBe('c-plus-plus');
    expect(await found('--force')).toEqual(['focaccia#h2']);
    expect(await found('.gitignore')).toEqual(['focaccia#h2']);
  });

  it('knows words written together, with a hyphen and apart', async () => {
    expect(await found('wifi')).toEqual(['focaccia#h1']);
    expect(await found('wi-fi')).toEqual(['focaccia#h1']);
    expect((await found('overnightfocaccia '))[0]).toBe('focaccia');
  });

  it('knows synonyms, of several words as well', async () => {
    expect((await found('k8s'))[0]).toBe('kubernetes');
    expect((await found('cv'))[0]).toBe('curriculum-vitae');
    expect((await found('resumes'))[0]).toBe('curriculum-vitae');
  });

  it('needs every telling word where there are two, and most of more', async () => {
    expect((await found('how to choosing a tin'))[0]).toBe('tin');
    expect((await found('what is the area of other focaccia tins'))[0]).toBe('focaccia#h0');
    expect((await found('multiply area zebra'))[0]).toBe('focaccia#h0');
  });

  it('goes by words made of others, and by numbers with their unit', async () => {
    expect((await found('multiplied by areas of parchments'))[0]).toBe('focaccia#h0');
    expect((await found('multiplication of the area'))[0]).toBe('focaccia#h0');
    expect((await found('25m heathrow'))[0]).toBe('airport#h0');
  });

  it('is first where the words are together', async () => {
    const near = await indexOf([
      ...headings('far', 'Far', ['One: space is short. The disk, which is small, was left alone.']),
      ...headings('close', 'Close', [
        'One: The disk has no space left. It is short, small, alone.',
      ]),
    ]);
    const { hits } = await answer(near, { ...asked, query: 'no space left' });
    expect(hits.map(({ url }) => url.split('/').at(-1))).toEqual(['close#h0', 'far#h0']);
  });

  it('is empty for a query without words, or with none that is anywhere', async () => {
    expect(await found('?! …')).toEqual([]);
    expect(await found('qqqqzzzz')).toEqual([]);
  });

  it('echoes the query and counts hits and pages', async () => {
    expect(await answerTo({ query: ' Tin ', hitsPerPage: 1, page: 1 })).toMatchObject({
      query: ' Tin ',
      nbPages: expect.any(Number),
      page: 1,
      hitsPerPage: 1,
      hits: [{ objectID: 'https://library.example.com/focaccia#h0' }],
    });
  });

  it('gives the best hits first where the texts of the others have to be fetched', async () => {
    const many = await indexOf(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug) => page(slug, `Bread ${slug}`)),
    );
    const firsts: SearchResult[] = [];
    const ask = (changes: Partial<SearchQuery> = {}) =>
      answer(many, { ...asked, ...changes }, (first) => firsts.push(first));
    const whole = await ask();
    expect(whole.hits).toHaveLength(7);
    expect(firsts).toEqual([{ ...whole, hits: whole.hits.slice(0, 5) }]);
    await ask({ hitsPerPage: 5 });
    await ask({ hitsPerPage: 6, page: 1 });
    expect(firsts).toHaveLength(1);
    // Now their texts are loaded.
    await ask();
    expect(firsts).toHaveLength(1);
  });

  it('marks what was found, in the path and in the words of the place', async () => {
    const [hit] = (await answerTo({ query: 'focaccia area' })).hits;
    expect(hit?._highlightResult?.hierarchy.lvl1?.value).toBe('Overnight <mark>Focaccia</mark>');
    expect(hit?._snippetResult?.content?.value).toContain('the <mark>area</mark>. A sheet');
  });

  it.each([
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
    [['language:de'], false],
    [[['docusaurus_tag:default']], false],
    [['nothing:en'], false],
  ])('passes the filters %j: %s', async (facetFilters, passes) => {
    expect((await answerTo({ query: 'git', facetFilters })).nbHits > 0).toBe(passes);
  });

  it('suggests pages that look like the query where it is asked to', async () => {
    const loose = { query: 'fokatscha', removeWordsIfNoResults: 'allOptional' } as const;
    expect((await answerTo({ query: 'fokatscha' })).nbHits).toBe(0);
    const near = await answerTo(loose);
    expect(near.hits[0]?.hierarchy.lvl1).toBe('Overnight Focaccia');
    expect(near.hits.every(({ type }) => type === 'lvl1')).toBe(true);
    expect((await answerTo({ ...loose, query: '?' })).nbHits).toBe(0);
  });
});

const withKeywords = await indexOf(
  [
    headings('ports', 'Ports', ['Forwarding: Send a port on.', 'Hosts: Who may log in.']),
    headings('rights', 'Rights', ['Lists: Who may read.', 'Capabilities: What a process may do.']),
  ]
    .flat()
    .map((record) => ({
      ...record,
      keywords:
        {
          '/ports#h0': ['port forwarding', 'low traffic', 'without delay', 'root server'],
          '/rights#h1': ['low port without root', 'capability list', 'raw sockets', 'setcap'],
        }[record.url.slice('https://library.example.com'.length)] ?? [],
    })),
);

describe('the keywords of a section', () => {
  it('count more if one of them has the words of a query than if several do', async () => {
    const { hits } = await answer(withKeywords, { ...asked, query: 'low port without root' });
    const first = hits.slice(0, 2).map(({ url }) => url.split('/').at(-1));
    expect(first).toEqual(['rights#h1', 'ports#h0']);
  });

  it('count more the fewer words they have besides those of the query', async () => {
    const keywords = [[], ['card swallowed by a machine abroad at night'], ['card swallowed']];
    const records = headings('atm', 'Machines', ['Abroad', 'Help']).map((record, at) => ({
      ...record,
      keywords: keywords[at] ?? [],
    }));
    const { hits } = await answer(await indexOf(records), { ...asked, query: 'card swallowed' });
    expect(hits.map(({ url }) => url.split('/').at(-1))).toEqual(['atm#h1', 'atm#h0']);
  });
});
