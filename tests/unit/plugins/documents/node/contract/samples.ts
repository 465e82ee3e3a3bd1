import type { Catalog } from '../../../../../../plugins/documents/node/contract/catalog.ts';
import {
  type Document,
  readDocument,
} from '../../../../../../plugins/documents/node/contract/document.ts';
import { readEntries } from '../../../../../../plugins/documents/node/contract/entries.ts';
import { linksOf } from '../../../../../../plugins/documents/node/contract/pageLinks.ts';
import { readFrontMatter } from '../../../../../../plugins/documents/node/contract/readFrontMatter.ts';
import type {
  Page,
  SourceFile,
} from '../../../../../../plugins/documents/node/contract/rules/rule.ts';
import { headingsOf } from '../../../../../../plugins/mdx/node/headings.ts';
import { parseMdx } from '../../../../../../plugins/mdx/node/parse.ts';

/** The origin of the URLs of the samples. */
export const ORIGIN = 'https://library.example.org';

/** Front matter that meets the contract; a field can be replaced, or removed with `undefined`. */
export function fieldsOf(replaced: Readonly<Record<string, string | undefined>> = {}): string {
  const fields = {
    title: 'Tea',
    description:
      'A sample whose description is a full sentence, and long enough to be one of them.',
    kind: 'guide',
    verified: '2026-11-21',
    sources: '[]',
    ...replaced,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** A page with this text; lines are counted from the start of the text. */
export function pageOf(content: string, fields: Parameters<typeof fieldsOf>[0] = {}): Page {
  return readPage(readFrontMatter(fieldsOf(fields)), content);
}

/** The page of a complete file; lines are counted from the start of the file. */
export function pageOfFile(text: string): Page {
  const frontMatter = readFrontMatter(text);
  return readPage(frontMatter, '\n'.repeat(frontMatter.length) + frontMatter.content);
}

function readPage(frontMatter: Page['frontMatter'], content: string): Page {
  const tree = parseMdx(content);
  return {
    frontMatter,
    text: content,
    tree,
    headings: headingsOf(tree),
    links: linksOf(tree),
    origin: ORIGIN,
  };
}

/** A complete file, as passed to the rules for files. */
export function sourceOf(text: string): SourceFile {
  const frontMatter = readFrontMatter(text);
  try {
    pageOfFile(text);
    return { text, frontMatter, syntaxFault: undefined };
  } catch {
    return { text, frontMatter, syntaxFault: { line: 1, message: 'not MDX' } };
  }
}

/** A document with this text below its front matter, which has these fields. */
export function documentOf(
  id: string,
  content = 'Text.',
  fields: Parameters<typeof fieldsOf>[0] = {},
): Document {
  const text = fieldsOf({ title: `"${id}"`, ...fields }) + content;
  return readDocument({ id, file: `docs/${id}.mdx`, text, origin: ORIGIN });
}

/** A catalog of these documents, all in sidebars. */
export function catalogOf(
  documents: readonly Document[],
  {
    order = '',
    words = '',
    ...rest
  }: Partial<Omit<Catalog, 'order' | 'words'>> & {
    readonly order?: string;
    readonly words?: string;
  } = {},
): Catalog {
  return {
    documents,
    otherFiles: [],
    pages: ['/', '/about'],
    isInSidebar: () => true,
    outsideSidebars: [],
    rowIds: () => new Set(),
    pictureSizeOf: undefined,
    hasDrawing: () => true,
    order: readEntries(order),
    words: readEntries(words),
    published: undefined,
    ...rest,
  };
}
