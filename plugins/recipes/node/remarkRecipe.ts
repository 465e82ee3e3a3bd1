import path from 'node:path';
import type { List, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { attributesOf, type ComponentNode } from '../../mdx/node/attributes.ts';
import { component, importComponents, textAttribute } from '../../mdx/node/componentImport.ts';
import { type DocumentCheck, stopAtFaults } from '../../mdx/node/faults.ts';
import { identifierAttribute, importGenerated } from '../../mdx/node/generatedImport.ts';
import { elementsOf } from '../../mdx/node/nodes.ts';
import { valueAttribute } from '../../mdx/node/valueAttribute.ts';
import { SCHEMAS } from './attributes.ts';
import { stepList, topComponents } from './lists.ts';

export interface RemarkRecipeOptions {
  readonly siteDir: string;
  readonly check: DocumentCheck;
}

const MODULE = '@site/plugins/recipes/client';

/** Folders in the plugin's generated files, for structured data and for the data of pages. */
export const STRUCTURED = 'structured';

export const DATA = 'data';

/** The generated file of a document, relative to either folder, such as `docs/cooking/recipe/focaccia.json`. */
export function generatedFileOf(siteDir: string, file: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return relative.replace(/\.mdx?$/, '.json');
}

/** Wraps the items of a list in components, so that a step can be shown separately. */
const stepsOf = (list: List): MdxJsxFlowElement[] =>
  list.children.map(({ children }, index) =>
    component(
      'Step',
      [valueAttribute('number', index + 1)],
      // In a tight list, the text of a step isn't wrapped in a paragraph, as in Markdown.
      children.flatMap((child): readonly RootContent[] =>
        child.type === 'paragraph' && !list.spread ? child.children : [child],
      ) as MdxJsxFlowElement['children'],
    ),
  );

function headingBefore(tree: Root, node: ComponentNode): string {
  const before = tree.children.slice(0, tree.children.indexOf(node as RootContent));
  return textOf(before.findLast(({ type }) => type === 'heading'));
}

/** Gives each timer a unique number, and a name if the writer hasn't set one. */
function nameTimers(tree: Root, groups: readonly ComponentNode[]): void {
  let count = 0;
  const name = (node: ComponentNode, place: string) => {
    count += 1;
    node.attributes.push(
      valueAttribute('id', count),
      ...(attributesOf(node).name === undefined ? [textAttribute('name', place)] : []),
    );
  };
  for (const group of groups) {
    const title = groups.length > 1 ? `${headingBefore(tree, group)}, step` : 'Step';
    for (const [index, step] of group.children.entries()) {
      for (const timer of elementsOf(step, 'Timer')) {
        name(timer, `${title} ${index + 1}`);
      }
    }
  }
  for (const timer of elementsOf(tree, 'Timer')) {
    if (attributesOf(timer).id === undefined) {
      name(timer, 'Timer');
    }
  }
}

/**
 * Puts a document with a recipe into a `RecipePage`, with the data that the recipes plugin has written.
 *
 * @param options - a function, because the framework sends options that are plain data to every reader
 * @throws DocumentError for each mistake in the recipe, which then has no data
 */
export const remarkRecipe: Plugin<[() => RemarkRecipeOptions], Root> = (options) => {
  const { siteDir, check } = options();
  return (tree, file) => {
    stopAtFaults(file, check(tree, String(file)));
    if (elementsOf(tree, 'Recipe').length === 0) {
      return;
    }
    const groups = topComponents(tree, 'Steps');
    for (const group of groups) {
      const list = stepList(group);
      if (list !== undefined) {
        group.children = stepsOf(list);
        group.attributes.push(textAttribute('title', headingBefore(tree, group)));
      }
    }
    nameTimers(tree, groups);

    const isCode = ({ type }: RootContent) => type === 'mdxjsEsm' || type === 'yaml';
    const content = tree.children.filter((node) => !isCode(node));
    tree.children = [
      ...tree.children.filter(isCode),
      component(
        'RecipePage',
        [
          identifierAttribute('data', 'recipeData'),
          identifierAttribute('structured', 'structuredRecipe'),
        ],
        content as MdxJsxFlowElement['children'],
      ),
    ];
    const generated = generatedFileOf(siteDir, file.path);
    importGenerated(tree, 'recipeData', `recipes/default/${DATA}/${generated}`);
    importGenerated(tree, 'structuredRecipe', `recipes/default/${STRUCTURED}/${generated}`);
    importComponents(tree, ['RecipePage', 'Step', ...Object.keys(SCHEMAS)], MODULE);
  };
};
