import type { Root } from 'mdast';
import { elementsOf } from './nodes.ts';
import { addImport } from './program.ts';

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
  return (tree: Root): void => {
    for (const [name, { module, isDefault }] of Object.entries(sources)) {
      if (elementsOf(tree, name).length > 0) {
        addImport(tree, { [name]: isDefault ? 'default' : name }, module);
      }
    }
  };
}
