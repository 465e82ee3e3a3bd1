import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isComponent } from './attributes.ts';
import { importComponents } from './componentImport.ts';

/** The module that a component comes from. */
interface Source {
  readonly module: string;
  /** Whether the module has it as its default export; otherwise it has it by its name. */
  readonly isDefault: boolean;
}

/**
 * A remark plugin: imports the components that few documents use into those that do, so that the others do not
 * carry their code.
 *
 * @param sources - by the names that writers use
 */
export function remarkRareComponents(sources: Readonly<Record<string, Source>>) {
  const names = Object.keys(sources);
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (isComponent(node, ...names)) {
        used.add(String(node.name));
      }
    });
    for (const [name, { module, isDefault }] of Object.entries(sources)) {
      if (used.has(name)) {
        importComponents(tree, [name], module, isDefault);
      }
    }
  };
}
