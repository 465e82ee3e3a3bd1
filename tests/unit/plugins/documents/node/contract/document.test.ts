import { expect, test } from 'vitest';
import { readDocument } from '../../../../../../plugins/documents/node/contract/document.ts';
import { documentOf, fieldsOf, ORIGIN } from './samples.ts';

const CONTENT = `Text with a [link](/rice) and a wrod.

## Cups

<h2 id="pots">Pots</h2> <div id={code} /> <div id="" />

<DataTable data="teas" /> <DataTable data={code} />

<Figure src="cup.svg" dark="cup-dark.svg" width={7} height="4" alt="A cup" /> <Figure dark="pot.svg" />

\`\`\`mermaid
pie
  "a" : 1
\`\`\`

\`\`\`bash
ls
\`\`\`
`;

test('of a document is kept what other documents and the library are checked with', () => {
  const document = documentOf('a/tea', CONTENT);
  expect(document).toMatchObject({
    id: 'a/tea',
    file: 'docs/a/tea.mdx',
    slug: '/tea',
    isDraft: false,
    isReadable: true,
    anchors: ['cups', 'pots'],
    tables: ['teas'],
    hasDocumentList: false,
    pictures: [
      { name: 'cup.svg', line: 17, width: 7, height: '4' },
      { name: 'cup-dark.svg', line: 17, width: 7, height: '4' },
      { name: 'pot.svg', line: 17, width: undefined, height: undefined },
    ],
    diagrams: [{ source: 'pie\n  "a" : 1', line: 19 }],
    unknownWords: [{ word: 'wrod', line: 9 }],
  });
  expect(document.links.map(({ url, line }) => [url, line])).toEqual([['/rice', 9]]);
});

test('a list of documents makes a document an index for its readers, and only "draft: true" a draft', () => {
  expect(documentOf('a', '<DocumentList />').hasDocumentList).toBe(true);
  expect(documentOf('a', 'Text.', { draft: 'true' }).isDraft).toBe(true);
  expect(documentOf('a', 'Text.', { draft: 'false' }).isDraft).toBe(false);
  expect(documentOf('a', 'Text.', { draft: '"true"' }).isDraft).toBe(false);
});

test('the rules that spare drafts find something only in a document that is published', () => {
  const lines = (draft: string) =>
    documentOf('a', 'Text: TODO.\n\nFILL IN\n\n# Tea', { draft }).faults.map(({ line }) => line);
  // The mark is looked for in the file, before the rest in the text.
  expect(lines('false')).toEqual([12, 14, 10]);
  expect(lines('true')).toEqual([14]);
});

/** What other plugins find in any document that they're given. */
const finding = () => [{ line: 9, message: 'found' }];

const read = (content: string) =>
  readDocument({ id: 'a', file: 'docs/a.mdx', text: fieldsOf() + content, origin: ORIGIN }, [
    finding,
  ]);

test('a document that can be read is checked by other plugins too', () => {
  expect(read('Text.').faults).toEqual([{ line: 9, message: 'found' }]);
});

test.each([
  ['Text, and a wrod.\n\n## A { here.', 11, 'the text cannot be read from here on'],
  ['A wrod in <div> here.', 9, 'the text cannot be read from here on'],
  ['A wrod in `<\0div>` here.', 9, 'the file is not UTF-8 here'],
])('%j is told once, by nobody else, and its words are not looked up', (content, line, message) => {
  const document = read(content);
  expect(document.faults).toEqual([{ line, message: expect.stringContaining(message) }]);
  expect(document).toMatchObject({ isReadable: false, unknownWords: [] });
});

test('a tag that is open until the end is a mistake where it begins', () => {
  expect(read('Text.\n\n<details>\n\nText.\n').faults).toEqual([
    { line: 11, message: expect.stringContaining('the text cannot be read from here on') },
  ]);
});
