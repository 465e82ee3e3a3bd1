import { expect, test } from 'vitest';
import { diagrams } from '../../../../../../../plugins/documents/node/contract/rules/pictures.ts';
import { catalogOf, documentOf } from '../samples.ts';

const block = (source: string) => `Text.\n\n\`\`\`mermaid\n${source}\n\`\`\``;

test('diagrams that can be drawn are as they should be', async () => {
  const documents = [
    documentOf('a/tea', block('flowchart TD\n  A["<b>Tea</b>"] -->|hot| B')),
    documentOf('a/pot', block('sequenceDiagram\n  A->>B: pour')),
  ];
  expect(await diagrams.check(catalogOf(documents))).toEqual([]);
});

test.each([
  ['flowchart TD\n  A --> --> B', 13, "LINK isn't expected here"],
  ['flowchat TD', 12, 'No diagram type detected'],
  ['pie title Tea\n  "a" : much', 13, 'Expecting token'],
])('%j is a finding, with its line', async (source, line, reason) => {
  expect(await diagrams.check(catalogOf([documentOf('a/tea', block(source))]))).toEqual([
    { file: 'docs/a/tea.mdx', line, message: expect.stringContaining(reason) },
  ]);
});

test('one without its drawing is a finding, unless it is in a draft', async () => {
  const content = block('flowchart TD\n  A --> B');
  const documents = [documentOf('a/tea', content), documentOf('a/pot', content, { draft: 'true' })];
  expect(await diagrams.check(catalogOf(documents, { hasDrawing: () => false }))).toEqual([
    {
      file: 'docs/a/tea.mdx',
      line: 11,
      message: 'static/diagrams/ has no drawing of the diagram as it is now; run: npm run diagrams',
    },
  ]);
});
