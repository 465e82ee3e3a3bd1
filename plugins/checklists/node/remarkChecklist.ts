import type { ListItem, Parent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { attributesOf, type ComponentNode, isComponent } from '../../mdx/node/attributes.ts';
import { valueAttribute } from '../../mdx/node/valueAttribute.ts';

/** What may stand in a storage key. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The mistake in a checklist, if there is one. */
function mistakeIn(
  node: ComponentNode,
  items: readonly ListItem[],
  taken: ReadonlySet<unknown>,
): string | undefined {
  const { name, ...others } = attributesOf(node);
  if (typeof name !== 'string' || !NAME.test(name)) {
    return '<Checklist> needs a name of lower-case words joined by hyphens, such as name="packing"';
  }
  if (taken.has(name)) {
    return `<Checklist> "${name}" stands twice on the page; give each its own name`;
  }
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    return `<Checklist> has no attribute "${unknown}"; it takes name`;
  }
  return items.length === 0 ? '<Checklist> holds no task; begin each with "- [ ] "' : undefined;
}

/**
 * Numbers the tasks of each checklist, and tells it how many they are and which are ticked, so that the
 * served page shows the count.
 *
 * @throws VFileMessage from the processor, with the file and the line, at a writer's mistake
 */
export const remarkChecklist: Plugin<[], Root> = () => (tree, file) => {
  const names = new Set<unknown>();
  visit(tree, (node) => {
    if (!isComponent(node, 'Checklist')) {
      return;
    }
    const items: ListItem[] = [];
    visit(node as Parent, 'list', (list) => {
      const tasks = list.children.filter(({ checked }) => typeof checked === 'boolean');
      for (const item of tasks) {
        item.data = { ...item.data, hProperties: { dataTask: items.length } };
        items.push(item);
        // The box of a loose item would stand inside its paragraph, without a label.
        item.spread = false;
      }
      list.spread &&= tasks.length === 0;
    });
    const mistake = mistakeIn(node, items, names);
    if (mistake !== undefined) {
      // The framework prints the message, and the rest of it as a dump of the node.
      file.fail(`line ${node.position?.start.line}: ${mistake}`, node.position);
    }
    names.add(attributesOf(node).name);
    node.attributes.push(
      valueAttribute('count', items.length),
      valueAttribute(
        'ticked',
        items.flatMap(({ checked }, task) => (checked ? [task] : [])),
      ),
    );
  });
};
