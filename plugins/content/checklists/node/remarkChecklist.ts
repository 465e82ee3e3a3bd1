import type { List, ListItem, Root } from 'mdast';
import type { Plugin } from 'unified';
import { attributesOf, type ComponentNode } from '../../../mdx/node/attributes.ts';
import { type DocumentCheck, type Fault, faultAt, stopAtFaults } from '../../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../../mdx/node/nodes.ts';
import { valueAttribute } from '../../../mdx/node/valueAttribute.ts';

/** A valid name, which becomes part of a storage key. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function mistakeIn(node: ComponentNode, taken: ReadonlySet<unknown>): string | undefined {
  const { name, ...others } = attributesOf(node);
  if (typeof name !== 'string' || !NAME.test(name)) {
    return '<Checklist> needs a name of lower-case words joined by hyphens, such as name="packing"';
  }
  if (taken.has(name)) {
    return `<Checklist> "${name}" is on the page twice; give each its own name`;
  }
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    return `<Checklist> has no attribute "${unknown}"; it takes name`;
  }
  return tasksIn(node).length === 0
    ? '<Checklist> holds no task; begin each with "- [ ] "'
    : undefined;
}

function tasksIn(checklist: ComponentNode): readonly { list: List; item: ListItem }[] {
  return nodesOf(checklist, 'list').flatMap((list) =>
    list.children
      .filter(({ checked }) => typeof checked === 'boolean')
      .map((item) => ({ list, item })),
  );
}

export const checklistFaults: DocumentCheck = (tree) => {
  const names = new Set<unknown>();
  return elementsOf(tree, 'Checklist').flatMap((node): readonly Fault[] => {
    const mistake = mistakeIn(node, names);
    names.add(attributesOf(node).name);
    return mistake === undefined ? [] : [faultAt(node, mistake)];
  });
};

/**
 * Numbers the tasks of each checklist, and passes it their count and which ones are checked.
 *
 * @throws DocumentError if the writer made a mistake
 */
export const remarkChecklist: Plugin<[], Root> = () => (tree, file) => {
  stopAtFaults(file, checklistFaults(tree, String(file)));
  for (const node of elementsOf(tree, 'Checklist')) {
    const tasks = tasksIn(node);
    for (const [index, { list, item }] of tasks.entries()) {
      item.data = { ...item.data, hProperties: { dataTask: index } };
      // In a loose item, the checkbox would be inside its paragraph, without a label.
      item.spread = false;
      list.spread = false;
    }
    node.attributes.push(
      valueAttribute('count', tasks.length),
      valueAttribute(
        'ticked',
        tasks.flatMap(({ item }, index) => (item.checked ? [index] : [])),
      ),
    );
  }
};
