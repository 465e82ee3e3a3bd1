import type { Nodes, Root } from 'mdast';
import type { DocumentCheck } from '../../../mdx/node/faults.ts';
import { headingsOf } from '../../../mdx/node/headings.ts';
import { type ParsedFile, parseFile } from '../../../mdx/node/parse.ts';
import { slugOf } from '../address.ts';
import type { Problem } from './finding.ts';
import { type FrontMatterReading, readFrontMatter } from './frontMatter/read.ts';
import { markLines } from './marks.ts';
import { attributeOf } from './page/jsx.ts';
import { type LinkList, linkListsOf } from './page/linkLists.ts';
import { linksOf, type PageLink } from './page/links.ts';
import { elementsOf, nodesOf } from './page/nodes.ts';
import { tablesOf } from './page/tables.ts';
import { FILE_RULES, PAGE_RULES } from './rules/index.ts';
import type { SourceFile } from './rules/rule.ts';
import { isEnglish } from './spelling/dictionary.ts';
import { type Word, wordsOfPage } from './spelling/words.ts';

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
  /** Whether the text is valid MDX. If not, the fields below are empty, except for marks. */
  readonly isReadable: boolean;
  /** Lines with a mark for text that's still missing. */
  readonly marks: readonly number[];
  readonly links: readonly PageLink[];
  readonly linkLists: readonly LinkList[];
  /** IDs of its headings, and of elements with an explicit ID. */
  readonly anchors: readonly string[];
  /** Names of the data sets that it shows as tables, whose rows have IDs too. */
  readonly tables: readonly string[];
  /** Whether it lists its child documents. */
  readonly hasDocumentList: boolean;
  /** The image files in its figures. */
  readonly pictures: readonly Picture[];
  readonly diagrams: readonly Diagram[];
  /** Words that aren't in the dictionary, one entry per occurrence. */
  readonly unknownWords: readonly Word[];
  /** Problems found by the rules for a single document. */
  readonly problems: readonly Problem[];
}

/** An image file in a Figure. */
interface Picture {
  readonly name: string;
  readonly line: number;
}

/** A diagram of a document. */
interface Diagram {
  readonly source: string;
  /** Line of the opening fence. */
  readonly line: number;
}

/** A parser error, with its position. */
interface SyntaxError {
  readonly line?: number | undefined;
  readonly reason: string;
}

/** Parses the file with positions relative to the file, not to the content below the front matter. */
function parse(text: string): ReturnType<typeof parseFile> | Problem {
  try {
    return parseFile(text);
  } catch (error) {
    const { line, reason } = error as SyntaxError;
    return { line: line ?? 1, message: reason };
  }
}

const lineOf = ({ position }: Nodes): number => position?.start.line ?? 1;

const picturesOf = (tree: Root): readonly Picture[] =>
  elementsOf(tree, 'Figure').flatMap((node) =>
    [attributeOf(node, 'src'), attributeOf(node, 'dark')].flatMap((name) =>
      name ? [{ name, line: lineOf(node) }] : [],
    ),
  );

const diagramsOf = (tree: Root): readonly Diagram[] =>
  nodesOf(tree, 'code')
    .filter(({ lang }) => lang === 'mermaid')
    .map((node) => ({ source: node.value, line: lineOf(node) }));

/** IDs that are set on elements. */
const idsOf = (tree: Root): readonly string[] =>
  elementsOf(tree).flatMap((node) => attributeOf(node, 'id') || []);

const NOTHING = {
  links: [],
  linkLists: [],
  anchors: [],
  tables: [],
  hasDocumentList: false,
  pictures: [],
  diagrams: [],
  unknownWords: [],
};

/**
 * Reads a document and checks it against the rules for a single document.
 *
 * @param source - its ID, its path relative to the project, its text, and the site's origin
 * @param checks - from the site's other plugins
 * @param keepTree - called with the syntax tree if the framework's own parser would produce the same one
 */
export function readDocument(
  {
    id,
    file,
    text,
    origin,
  }: {
    readonly id: string;
    readonly file: string;
    readonly text: string;
    readonly origin: string;
  },
  checks: readonly DocumentCheck[] = [],
  keepTree?: (parsed: ParsedFile) => void,
): Document {
  const frontMatter = readFrontMatter(text);
  const isDraft = frontMatter.fields.draft === true;
  const applies = ({ holdsForDrafts }: { readonly holdsForDrafts: boolean }) =>
    holdsForDrafts || !isDraft;
  const read = parse(text);
  const isReadable = 'tree' in read;
  const source: SourceFile = {
    text,
    frontMatter,
    syntaxProblem: isReadable ? undefined : read,
  };
  const own = {
    id,
    file,
    slug: slugOf(id),
    frontMatter,
    isDraft,
    isReadable,
    marks: markLines(text),
  };
  const ofFile = FILE_RULES.filter(applies).flatMap((rule) => rule.check(source));
  if (!isReadable) {
    return { ...own, ...NOTHING, problems: ofFile };
  }
  const { tree, parsed } = read;
  const page = {
    frontMatter,
    text,
    tree,
    headings: headingsOf(tree),
    links: linksOf(tree),
    origin,
  };
  const document = {
    ...own,
    links: page.links,
    linkLists: linkListsOf(tree),
    anchors: [...page.headings.map(({ anchor }) => anchor), ...idsOf(tree)],
    tables: tablesOf(tree).map(({ set }) => set),
    hasDocumentList: elementsOf(tree, 'DocumentList').length > 0,
    pictures: picturesOf(tree),
    diagrams: diagramsOf(tree),
    unknownWords: wordsOfPage(frontMatter, tree).filter(({ word }) => !isEnglish(word)),
    problems: [
      ...ofFile,
      ...PAGE_RULES.filter(applies).flatMap((rule) => rule.check(page)),
      ...checks.flatMap((find) => find(tree, text)),
    ],
  };
  if (parsed !== undefined) {
    keepTree?.(parsed);
  }
  return document;
}
