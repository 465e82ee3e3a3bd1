import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { importComponents, textAttribute } from '../../mdx/node/componentImport.ts';
import { placesIn } from '../../mdx/node/place.ts';
import { valueAttribute } from '../../mdx/node/valueAttribute.ts';
import { type Acronyms, lookUp } from './acronyms.ts';

/** What the plugin needs to know of the site. */
export interface AbbreviationOptions {
  readonly acronyms: Acronyms;
  /** Address of the page that lists them, where each row has its id as its anchor. */
  readonly page: string;
}

/** Abbreviations that cannot be explained, each with file and line in the message. */
export class AbbreviationError extends Error {
  override readonly name = 'AbbreviationError';
}

type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Name by which documents use the component. */
const COMPONENT = 'Abbr';

const MODULE = '@site/src/components/Abbr';

/** The abbreviations in a part of a document. */
function abbreviationsIn(node: Node): readonly Component[] {
  const found: Component[] = [];
  visit(node, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (child) => {
    if ((child as Component).name === COMPONENT) {
      found.push(child as Component);
    }
  });
  return found;
}

/** The text of an attribute; `undefined` where it is missing or not a text. */
function attributeOf({ attributes }: Component, wanted: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === wanted,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Abbreviations where a button cannot stand: in a heading, which is also an entry of lists, and in a link. */
function misplaced(tree: Root): ReadonlyMap<Component, string> {
  const found = new Map<Component, string>();
  visit(tree, ['heading', 'link'], (node) => {
    for (const abbreviation of abbreviationsIn(node)) {
      found.set(abbreviation, node.type);
    }
  });
  return found;
}

/**
 * Gives each `<Abbr>` of a document the words that it stands for and a link to its row, and marks the
 * first use of each; a page carries only what it uses.
 *
 * @throws {@link AbbreviationError} with file and line of each that is unknown, ambiguous or misplaced
 */
export const remarkAbbreviations: Plugin<[AbbreviationOptions], Root> =
  ({ acronyms, page }) =>
  (tree, file) => {
    const abbreviations = abbreviationsIn(tree);
    if (abbreviations.length === 0) {
      return;
    }
    const place = placesIn(file);
    const elsewhere = misplaced(tree);
    const used = new Set<string>();
    const faults: string[] = [];
    for (const node of abbreviations) {
      const text = textOf(node).trim();
      const [title, field] = ['title', 'field'].map((name) => attributeOf(node, name));
      const answer = lookUp({ text, title, field }, acronyms);
      const parent = elsewhere.get(node);
      const fault =
        parent === undefined
          ? 'fault' in answer && answer.fault
          : `"${text}" stands in a ${parent}; explain it in running text`;
      if (typeof fault === 'string') {
        faults.push(`${place(node.position?.start.line ?? 1)}: ${COMPONENT}: ${fault}`);
      } else if ('expansion' in answer) {
        const { expansion, id } = answer;
        node.attributes = [
          textAttribute('title', expansion),
          ...(id === undefined ? [] : [textAttribute('href', `${page}#${id}`)]),
          ...(used.has(expansion) ? [] : [valueAttribute('first', true)]),
        ];
        used.add(expansion);
      }
    }
    if (faults.length > 0) {
      throw new AbbreviationError(faults.join('\n'));
    }
    importComponents(tree, [COMPONENT], MODULE);
  };
