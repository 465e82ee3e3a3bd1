import type { List, ListItem, Root } from 'mdast';
import type { Plugin } from 'unified';
import { COMPONENTS } from '../../documents/shared/components.ts';
import { attributesOf, type ComponentNode } from '../../mdx/node/attributes.ts';
import { type DocumentCheck, type Fault, faultAt, stopAtFaults } from '../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../mdx/node/nodes.ts';
import { readAttributes } from '../../mdx/node/readAttributes.ts';
import { valueAttribute } from '../../mdx/node/valueAttribute.ts';

function faultsIn(node: ComponentNode, taken: ReadonlySet<unknown>): readonly Fault[] {
  const { attributes, faults } = readAttributes(node, COMPONENTS.Checklist);
  if (attributes === undefined) {
    return faults;
  }
  if (taken.has(attributes.name)) {
    const message = `<Checklist> "${attributes.name}" is on the page twice; give each its own name`;
    return [faultAt(node, message)];
  }
  if (elementsOf(node, 'Checklist').length > 1) {
    return [faultAt(node, '<Checklist> holds another one; end the first before the second')];
  }
  return tasksIn(node).length === 0
    ? [faultAt(node, '<Checklist> holds no task; begin each with "- [ ] "')]
    : [];
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
    const faults = faultsIn(node, names);
    names.add(attributesOf(node).name);
    return faults;
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
