import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isComponent } from './attributes.ts';
import { importComponents } from './componentImport.ts';

/** The module that a component comes from. */
interface Source {
  readonly module: string;
  /** Whether it's the module's default export rather than a named one. */
  readonly isDefault: boolean;
}

/**
 * A remark plugin that imports rarely used components into the documents that use them, so that other documents don't
 * load their code.
 *
 * @param sources - by component name
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
