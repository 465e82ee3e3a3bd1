import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { importComponents, textAttribute } from '../../mdx/node/componentImport.ts';
import { type DocumentCheck, type Fault, faultAt, stopAtFaults } from '../../mdx/node/faults.ts';
import { valueAttribute } from '../../mdx/node/valueAttribute.ts';
import { type Acronyms, type Answer, lookUp } from './acronyms.ts';

/** What the plugin needs to know of the site. */
export interface AbbreviationOptions {
  readonly acronyms: Acronyms;
  /** Address of the page that lists them, where each row has its id as its anchor. */
  readonly page: string;
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

/** Abbreviations where there can be no button: in a heading, which is also an entry of lists, and in a link. */
function misplaced(tree: Root): ReadonlyMap<Component, string> {
  const found = new Map<Component, string>();
  visit(tree, ['heading', 'link'], (node) => {
    for (const abbreviation of abbreviationsIn(node)) {
      found.set(abbreviation, node.type);
    }
  });
  return found;
}

/** What each abbreviation of a document stands for, or what is wrong with it. */
function answersIn(tree: Root, acronyms: Acronyms): ReadonlyMap<Component, Answer> {
  const elsewhere = misplaced(tree);
  return new Map(
    abbreviationsIn(tree).map((node) => {
      const text = textOf(node).trim();
      const [title, field] = ['title', 'field'].map((name) => attributeOf(node, name));
      const parent = elsewhere.get(node);
      return [
        node,
        parent === undefined
          ? lookUp({ text, title, field }, acronyms)
          : { fault: `"${text}" is in a ${parent}; explain it in running text` },
      ];
    }),
  );
}

const faultsOf = (answers: ReadonlyMap<Component, Answer>): readonly Fault[] =>
  [...answers].flatMap(([node, answer]) =>
    'fault' in answer ? [faultAt(node, `${COMPONENT}: ${answer.fault}`)] : [],
  );

/** Finds abbreviations that are unknown, ambiguous, or in the wrong place. */
export const abbreviationFaults =
  (acronyms: Acronyms): DocumentCheck =>
  (tree) =>
    faultsOf(answersIn(tree, acronyms));

/**
 * Gives each `<Abbr>` of a document the words that it stands for and a link to its row, and marks the
 * first use of each; a page carries only what it uses.
 *
 * @throws DocumentError for each that is unknown, ambiguous, or misplaced
 */
export const remarkAbbreviations: Plugin<[AbbreviationOptions], Root> =
  ({ acronyms, page }) =>
  (tree, file) => {
    const answers = answersIn(tree, acronyms);
    if (answers.size === 0) {
      return;
    }
    stopAtFaults(file, faultsOf(answers));
    const used = new Set<string>();
    for (const [node, answer] of answers) {
      if ('expansion' in answer) {
        const { expansion, id } = answer;
        node.attributes = [
          textAttribute('title', expansion),
          ...(id === undefined ? [] : [textAttribute('href', `${page}#${id}`)]),
          ...(used.has(expansion) ? [] : [valueAttribute('first', true)]),
        ];
        used.add(expansion);
      }
    }
    importComponents(tree, [COMPONENT], MODULE);
  };
