import { readFileSync } from 'node:fs';
import { evaluate } from '@mdx-js/mdx';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type ComponentProps, createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeKatex from 'rehype-katex';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { splitAtOptions } from '../../../../../plugins/code/shared/options.ts';
import { rehypeMarkup } from '../../../../../plugins/markup/node/rehypeMarkup.ts';

interface Shown {
  readonly as: string;
  readonly html: string;
}

/** The parts that were shown as HTML, of the latest page. */
let shown: Shown[] = [];

/** Stand-ins for components of the registry that change what Markdown says. */
const components = {
  Markup: ({ as, html, ...props }: Shown) => {
    shown.push({ as, html });
    return createElement(as, { ...props, dangerouslySetInnerHTML: { __html: html } });
  },
  a: (props: ComponentProps<'a'>) =>
    createElement('a', {
      ...props,
      ...(props.href?.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' }),
    }),
  code: ({ children, ...props }: { readonly children: ReactNode }) =>
    typeof children === 'string' && !children.includes('\n')
      ? createElement(
          'code',
          { translate: 'no', ...props },
          ...splitAtOptions(children).map((part, at) =>
            at % 2 === 0 ? part : createElement('span', { className: 'option' }, part),
          ),
        )
      : createElement('section', {}, 'a code block'),
  Live: ({ children }: { readonly children: ReactNode }) => createElement('output', {}, children),
};

/** A page's elements, without what can't be told from its looks: line breaks, and how styles are written. */
function elementsOf(html: string): Nodes {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, (node, index, parent) => {
    const isBreak = node.type === 'text' && node.value.trim() === '' && node.value.includes('\n');
    if (isBreak && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === 'element' && typeof node.properties.style === 'string') {
      node.properties.style = node.properties.style.replaceAll(/\s|;$/g, '');
    }
    Reflect.deleteProperty(node, 'position');
    return undefined;
  });
  return tree;
}

async function pageOf(markdown: string, isMarkup: boolean): Promise<Nodes> {
  shown = [];
  const { default: Content } = await evaluate(markdown, {
    ...runtime,
    remarkPlugins: [remarkGfm, remarkMath],
    rehypePlugins: [rehypeKatex, ...(isMarkup ? [rehypeMarkup] : [])],
  });
  return elementsOf(
    renderToStaticMarkup(createElement(Content, { components: components as never })),
  );
}

const TABLE = '| Name | Port |\n|:--|--:|\n| `ssh -p` | [22](#ssh) |\n| a \\| b | **80** |';

test.each([
  ['a paragraph', 'Use `grep -w`, *not* **`-c`**; see [Docker](/docker#run) & **more**.', ['p']],
  ['a link elsewhere', 'See **[RFC](https://example.org/?a=1&b=2 "Title")**.', ['p']],
  ['lists', '3. One `a`\n4. Two\n   - [x](/y)\n   - z\n', ['ol']],
  ['a table', TABLE, ['thead', 'tbody']],
  ['formulas', 'With $x^2$ here.\n\n$$\n\\sqrt{x} < \\frac{1}{2}\n$$', ['p', 'span']],
  ['elements', 'Press <kbd>Ctrl</kbd>+<kbd className="wide">C</kbd><br />now.', ['p']],
  ['a quotation', '> *Quoted*\n>\n> <small>twice</small>', ['blockquote']],
])('%s is HTML, as React would render it', async (_, markdown, frames) => {
  const expected = await pageOf(markdown, false);
  expect(await pageOf(markdown, true)).toEqual(expected);
  expect(shown.map(({ as }) => as)).toEqual(expect.arrayContaining(frames));
});

test.each([
  ['a component', 'Before <Live>*it* and [that](/x)</Live> **after `-x`**.'],
  ['an expression', 'One {1 + 1} *three* `--four`.'],
  ['a heading', '## The `-x` *of* [it](/x)'],
  ['a code block', '```sh\nls -l\n```'],
  ['a task list', '- [ ] one `-a`\n- [x] *two*'],
  ['details', '<details>\n<summary>A `b`</summary>\n\nText *that* is\n\n</details>'],
  ['a relative link', '*See* [this](that) now.'],
  ['a link that the framework leaves alone', '*See* [this](pathname:///that.csv) now.'],
  ['text alone', 'Nothing to see.'],
])('%s stays with React', async (_, markdown) => {
  const expected = await pageOf(markdown, false);
  expect(await pageOf(markdown, true)).toEqual(expected);
  expect(shown.filter(({ html }) => /summary|<a |checkbox|output/.test(html))).toEqual([]);
});

test('a text is HTML once, not each of its parts', async () => {
  await pageOf(`- *a*\n- **b** [c](/d)\n\n${TABLE}`, true);
  expect(shown).toEqual([
    { as: 'ul', html: expect.stringContaining('<a href="/d">c</a>') },
    { as: 'thead', html: expect.anything() },
    {
      as: 'tbody',
      html: expect.stringContaining('<td style="text-align:right"><strong>80</strong>'),
    },
  ]);
});

/** Elements whose components add nothing but what the plugin writes, too, or are about task lists. */
const AS_HTML = ['a', 'code', 'li', 'ul'];

/** The names of elements in a registry of components. */
const namesIn = (module: string): readonly string[] =>
  [...readFileSync(module, 'utf8').matchAll(/^ {2}([a-z]\w*):/gm)].map(([, name]) => String(name));

const element = (tagName: string, ...children: Element[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.length > 0 ? children : [{ type: 'text', value: 'text' }],
});

test('an element with a component in the registry stays with React', () => {
  const registry = 'theme/MDXComponents';
  const original = `node_modules/@docusaurus/theme-classic/lib/${registry}/index.js`;
  const names = [original, `src/${registry}.ts`]
    .flatMap(namesIn)
    .filter((name) => !AS_HTML.includes(name));
  expect(names).toEqual(expect.arrayContaining(['h2', 'details', 'img', 'table']));
  for (const name of names) {
    const tree: Root = { type: 'root', children: [element('p', element('em'), element(name))] };
    const transform = rehypeMarkup.call({} as never) as (tree: Root) => void;
    transform(tree);
    expect(tree.children).toMatchObject([{ tagName: 'p' }]);
  }
});
