import type { Nodes } from 'mdast';
import {
  type ComponentNode,
  isComponent,
  isElement,
  textOfAttribute,
} from '../../../../mdx/node/attributes.ts';
import { type Fault, faultAt } from '../../../../mdx/node/faults.ts';
import { elementsOf } from '../../../../mdx/node/nodes.ts';
import type { PageRule } from './rule.ts';

const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** Content that the component would lose, or fail on. */
function contentFault(node: ComponentNode): string | undefined {
  const { name } = node;
  const children: readonly Nodes[] = node.children.filter((child) => !isBlank(child));
  if (name === 'Tabs') {
    const items = children.filter((child) => isComponent(child, 'TabItem'));
    const values = items.map((item) => textOfAttribute(item, 'value'));
    const twice = values.find((value, at) => values.indexOf(value) < at);
    const defaults = items.filter(({ attributes: all }) =>
      all.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'default'),
    );
    if (items.length < children.length || items.length < 2) {
      return '<Tabs> needs two or more <TabItem> and nothing else; put each text into one';
    }
    if (twice !== undefined) {
      return `<Tabs> has two items with the value "${twice}"; give each its own`;
    }
    return defaults.length > 1
      ? '<Tabs> has more than one item marked "default"; keep one'
      : undefined;
  }
  if (name === 'details' || name === 'Details') {
    const [first] = children;
    return first !== undefined && summaryOf(first) !== undefined
      ? undefined
      : `<${name}> doesn't begin with a <summary>, which readers press; add one`;
  }
  const isEmpty = ['DataTable', 'DocumentList', 'Figure', 'OfflineSection', 'br'].includes(
    String(name),
  );
  return isEmpty && children.length > 0
    ? `<${name}> takes no content; close it as <${name} … />`
    : undefined;
}

/** The `<summary>` that a node is, or that's all of a paragraph. */
const summaryOf = (node: Nodes): ComponentNode | undefined =>
  isComponent(node, 'summary')
    ? node
    : node.type === 'paragraph'
      ? node.children.find((child): child is never => isComponent(child, 'summary'))
      : undefined;

/** Components that are only part of another one, with the name of that one. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  TabItem: ['Tabs'],
  summary: ['details', 'Details'],
};

/** The parts that aren't in the component that they belong to. */
function strayParts(node: Nodes, parent?: ComponentNode): readonly Fault[] {
  const own = isElement(node) ? (node as ComponentNode) : undefined;
  const wanted = PARENTS[String(own?.name)];
  const isStray = wanted !== undefined && !wanted.includes(String(parent?.name));
  const inside = 'children' in node ? node.children : [];
  return [
    ...(own !== undefined && isStray
      ? [faultAt(own, `<${own.name}> isn't in <${wanted?.[0]}>; put it there`)]
      : []),
    ...inside.flatMap((child) =>
      strayParts(child, own ?? (node.type === 'paragraph' ? parent : undefined)),
    ),
  ];
}

/** The page would lack the content, or rendering it would fail without naming the position. */
export const contents: PageRule = {
  description: 'Components hold the parts that they need, such as a `TabItem` for each tab.',
  check: ({ tree }) => [
    ...elementsOf(tree).flatMap((node) => {
      const message = contentFault(node);
      return message === undefined ? [] : [faultAt(node, message)];
    }),
    ...strayParts(tree),
  ],
};
