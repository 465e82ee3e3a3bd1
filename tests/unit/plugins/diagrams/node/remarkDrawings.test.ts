import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import {
  type DrawingSizes,
  diagramKey,
  remarkDrawings,
} from '../../../../../plugins/diagrams/node/remarkDrawings.ts';

const SOURCE = 'flowchart TD\n  a --> b';

/** A document with one diagram, as the framework's own plugin leaves it. */
const tree = (): Root => ({
  type: 'root',
  children: [
    {
      type: 'mermaidCodeBlock' as 'code',
      value: SOURCE,
      data: { hName: 'mermaid', hProperties: { value: SOURCE } } as object,
    },
  ],
});

const propertiesAfter = (sizes: DrawingSizes): unknown => {
  const document = unified()
    .use(remarkDrawings, () => sizes)
    .runSync(tree());
  return (document.children[0]?.data as { hProperties?: unknown } | undefined)?.hProperties;
};

test('a diagram that has a drawing gets its key and size', () => {
  const size = { width: 300, height: 200, least: 225 };
  expect(propertiesAfter(new Map([[diagramKey(SOURCE), size]]))).toEqual({
    value: SOURCE,
    diagramKey: diagramKey(SOURCE),
    ...size,
  });
});

test('a diagram that was changed since gets its key only', () => {
  expect(
    propertiesAfter(new Map([[diagramKey(`${SOURCE} --> c`), { width: 1, height: 1, least: 1 }]])),
  ).toEqual({
    value: SOURCE,
    diagramKey: diagramKey(SOURCE),
  });
});

test('the key follows the source', () => {
  expect(diagramKey(SOURCE)).toMatch(/^[0-9a-f]{12}$/);
  expect(diagramKey(`${SOURCE}\n`)).not.toBe(diagramKey(SOURCE));
});

test('diagrams are found wherever they are, and other code is left alone', () => {
  const code = { type: 'code', value: SOURCE, data: { hProperties: { value: SOURCE } } } as const;
  const document: Root = {
    type: 'root',
    children: [{ type: 'blockquote', children: [code, ...(tree().children as [])] }],
  };
  unified()
    .use(remarkDrawings, () => new Map())
    .runSync(document);
  expect(document.children).toMatchObject([
    { children: [code, { data: { hProperties: { diagramKey: diagramKey(SOURCE) } } }] },
  ]);
  expect(code.data.hProperties).toEqual({ value: SOURCE });
});
