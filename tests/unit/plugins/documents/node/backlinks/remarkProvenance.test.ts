import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkProvenance } from '../../../../../../plugins/documents/node/backlinks/remarkProvenance.ts';

/** The children of a document with this front matter after the plugin. */
const end = (frontMatter: object) =>
  unified()
    .use(remarkProvenance)
    .runSync({ type: 'root', children: [{ type: 'thematicBreak' }] } satisfies Root, {
      data: { frontMatter },
    }).children;

test('a document ends with what it rests on, given the backlinks of its address', () => {
  const [imported, text, component, ...others] = end({ slug: '/tea' });
  expect(JSON.stringify(imported)).toContain('@generated/documents/default/backlinks/tea.json');
  expect(text).toEqual({ type: 'thematicBreak' });
  expect(component).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'Provenance',
    attributes: [{ name: 'backlinks', value: { value: 'documentBacklinks' } }],
  });
  expect(others).toEqual([]);
});

test('one without an address has no backlinks', () => {
  const [text, component, ...others] = end({});
  expect(text).toEqual({ type: 'thematicBreak' });
  expect(component).toMatchObject({ name: 'Provenance', attributes: [] });
  expect(others).toEqual([]);
});
