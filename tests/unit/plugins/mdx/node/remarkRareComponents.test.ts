import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkRareComponents } from '../../../../../plugins/mdx/node/remarkRareComponents.ts';

/** The imports that the plugin adds to a document, as source code. */
function importsOf(source: string): string[] {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree = processor.parse(source);
  remarkRareComponents({
    Keys: { module: '@site/plugins/documents/client/Keys', isDefault: false },
    Tabs: { module: '@theme/Tabs', isDefault: true },
  })(tree);
  return tree.children.flatMap((node) => {
    const [statement] = (node.type === 'mdxjsEsm' && node.data?.estree?.body) || [];
    if (statement?.type !== 'ImportDeclaration') {
      return [];
    }
    const names = statement.specifiers.map((specifier) =>
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? `${specifier.imported.name} as ${specifier.local.name}`
        : specifier.type,
    );
    return [`${names.join()} from ${statement.source.value}`];
  });
}

test('a document imports what it uses, once', () => {
  expect(importsOf('Press <Keys>Ctrl+C</Keys> and <Keys>Ctrl+V</Keys>.')).toEqual([
    'Keys as Keys from @site/plugins/documents/client/Keys',
  ]);
  expect(importsOf('<Tabs>\n\n- <Keys>Esc</Keys>\n\n</Tabs>').sort()).toEqual([
    'Keys as Keys from @site/plugins/documents/client/Keys',
    'default as Tabs from @theme/Tabs',
  ]);
});

test('a document that uses none imports none', () => {
  expect(importsOf('Text, and <Figure alt="" />')).toEqual([]);
});
