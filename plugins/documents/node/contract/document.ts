import type { Root } from 'mdast';
import { attributesOf, textOfAttribute } from '../../../mdx/node/attributes.ts';
import { isUnreadable } from '../../../mdx/node/characters.ts';
import { type DocumentCheck, type Fault, lineOf } from '../../../mdx/node/faults.ts';
import { headingsOf } from '../../../mdx/node/headings.ts';
import { elementsOf, nodesOf } from '../../../mdx/node/nodes.ts';
import { parseMdx } from '../../../mdx/node/parse.ts';
import { slugOf } from '../address.ts';
import { linksOf, type PageLink } from './pageLinks.ts';
import { tablesOf } from './pageTables.ts';
import { type FrontMatterReading, readFrontMatter } from './readFrontMatter.ts';
import { FILE_RULES, PAGE_RULES } from './rules/index.ts';
import type { FileRule, PageRule } from './rules/rule.ts';
import { isEnglish, type Word, wordsOfPage } from './spelling.ts';

/**
 * The data that's kept of a document after reading it. The syntax tree isn't kept: the trees of a few thousand
 * documents wouldn't fit into memory.
 */
export interface Document {
  /** Path relative to the documents' folder without the extension, such as `cooking/rice`. */
  readonly id: string;
  /** Path relative to the project, such as `docs/cooking/rice.mdx`. */
  readonly file: string;
  /** Slug; `undefined` if the name isn't valid in a slug. */
  readonly slug: string | undefined;
  readonly frontMatter: FrontMatterReading;
  readonly isDraft: boolean;
  /** Whether the text is valid MDX. If not, the fields about the text are empty. */
  readonly isReadable: boolean;
  readonly links: readonly PageLink[];
  /** IDs of its headings, and of elements with an explicit ID. */
  readonly anchors: readonly string[];
  /** Names of the data sets that it shows as tables, whose rows have IDs too. */
  readonly tables: readonly string[];
  /** Whether it lists its child documents. */
  readonly hasDocumentList: boolean;
  /** The image files in its figures. */
  readonly pictures: readonly {
    readonly name: string;
    readonly line: number;
    /** Size that the figure gives it; not a number if that can't be read. */
    readonly width: unknown;
    readonly height: unknown;
  }[];
  /** The sources of its diagrams, with the lines of their opening fences. */
  readonly diagrams: readonly { readonly source: string; readonly line: number }[];
  /** Words that aren't in the dictionary, one entry per occurrence. */
  readonly unknownWords: readonly Word[];
  /** Mistakes found by the rules for a single document. */
  readonly faults: readonly Fault[];
}

/** A document's file: its ID and its path relative to the project, its content, and the origin of the site. */
export type DocumentSource = Readonly<Record<'id' | 'file' | 'text' | 'origin', string>>;

/** Parses a file; its tree is empty if it isn't valid MDX. */
function parse(text: string): { readonly tree: Root; readonly syntaxFault?: Fault } {
  try {
    return { tree: parseMdx(text) };
  } catch (error) {
    const { line, reason } = error as { readonly line?: number; readonly reason: string };
    // A tag that's still open at the end of the file has its position only in the message.
    const [, opened = '1'] = /\((\d+):\d+-\d+:\d+\)/.exec(reason) ?? [];
    const fault = { line: line ?? Number(opened), message: reason };
    return { tree: { type: 'root', children: [] }, syntaxFault: fault };
  }
}

/**
 * Reads a document, and checks it against the rules for a single document.
 *
 * @param checks - from the site's other plugins
 */
export function readDocument(
  { id, file, text, origin }: DocumentSource,
  checks: readonly DocumentCheck[] = [],
): Document {
  const frontMatter = readFrontMatter(text);
  const isDraft = frontMatter.fields.draft === true;
  const { tree, syntaxFault } = parse(text);
  const isReadable = syntaxFault === undefined && !isUnreadable(text);
  const headings = headingsOf(tree);
  const page = { frontMatter, text, tree, headings, links: linksOf(tree), origin };
  const applies = (rule: FileRule | PageRule) => !(isDraft && rule.sparesDrafts);
  return {
    id,
    file,
    slug: slugOf(id),
    frontMatter,
    isDraft,
    isReadable,
    links: page.links,
    anchors: [
      ...headings.map(({ anchor }) => anchor),
      ...elementsOf(tree).flatMap((node) => textOfAttribute(node, 'id') || []),
    ],
    tables: tablesOf(tree),
    hasDocumentList: elementsOf(tree, 'DocumentList').length > 0,
    pictures: elementsOf(tree, 'Figure').flatMap((node) =>
      ['src', 'dark'].flatMap((attribute) => {
        const name = textOfAttribute(node, attribute);
        const { width, height } = attributesOf(node);
        return name ? [{ name, line: lineOf(node), width, height }] : [];
      }),
    ),
    diagrams: nodesOf(tree, 'code')
      .filter(({ lang }) => lang === 'mermaid')
      .map((node) => ({ source: node.value, line: lineOf(node) })),
    unknownWords: isReadable
      ? wordsOfPage(frontMatter, tree).filter(({ word }) => !isEnglish(word))
      : [],
    faults: [
      ...FILE_RULES.filter(applies).flatMap((rule) => rule.check({ ...page, syntaxFault })),
      ...(isReadable ? PAGE_RULES : []).filter(applies).flatMap((rule) => rule.check(page)),
      ...(isReadable ? checks : []).flatMap((find) => find(tree, text)),
    ],
  };
}
