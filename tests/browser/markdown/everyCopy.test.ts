import type { Element, ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { renderedContent } from '../../../plugins/rendered/node/content.ts';
import { isNotText } from '../../../plugins/rendered/node/notText.ts';
import { libraryDocuments } from '../documents/library.ts';
import { expect, test } from '../page.ts';

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();

/** What a page and its copy must have in common. */
interface Outline {
  /** Texts of the headings below the title; those with formulas aren't compared. */
  readonly headings: readonly string[];
  /** Number of rows of each table. */
  readonly tables: readonly number[];
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

function readText(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return node.type === 'element' && !isNotText(node) ? node.children.map(readText).join('') : '';
}

function outlineOfPage(html: string): Outline {
  const headings: string[] = [];
  const tables: number[] = [];
  const content = renderedContent(html);
  visit(content ?? { type: 'root' }, 'element', (element: Element) => {
    if (/^h[2-6]$/.test(element.tagName)) {
      headings.push(spaced(readText(element)));
    }
    if (element.tagName === 'table') {
      tables.push(0);
    }
    if (element.tagName === 'tr') {
      tables.push((tables.pop() ?? 0) + 1);
    }
  });
  return { headings, tables };
}

function outlineOfCopy(tree: Nodes): Outline {
  const headings: string[] = [];
  const tables: number[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth > 1) {
      headings.push(spaced(textOf(node)));
    }
    if (node.type === 'table') {
      tables.push(node.children.length);
    }
  });
  return { headings: headings.slice(0, headings.lastIndexOf('Sources')), tables };
}

/** The faults of a copy on its own: what isn't Markdown, and what leads nowhere outside the site. */
function faultsOf(tree: Nodes): readonly string[] {
  const faults: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'html' || (node.type === 'text' && /(?:^|: )undefined$/.test(node.value))) {
      faults.push(node.value);
    }
    if (
      (node.type === 'link' || node.type === 'image') &&
      !/^(?:https?|mailto|tel):/.test(node.url)
    ) {
      faults.push(node.url);
    }
  });
  return faults;
}

test('each document has a copy with its headings and the rows of its tables, and nothing but Markdown', async ({
  request,
}) => {
  test.slow();
  for (const { slug } of libraryDocuments) {
    const page = await (await request.get(`/${slug}`)).text();
    const answer = await request.get(`/${slug}.md`);
    expect([slug, answer.status()]).toEqual([slug, 200]);
    const tree = reader.parse(await answer.text());
    expect([slug, outlineOfCopy(tree)]).toEqual([slug, outlineOfPage(page)]);
    expect([slug, faultsOf(tree)]).toEqual([slug, []]);
    expect(page).toContain(`<link data-rh=true rel=alternate type=text/markdown href=/${slug}.md>`);
  }
});

test('llms.txt leads to each copy, and llms-full.txt has the text of each', async ({ request }) => {
  const index = await (await request.get('/llms.txt')).text();
  const listed = [...index.matchAll(/^- \[.+\]\(\S+\/([^/]+)\.md\): .+\.$/gm)].map(
    ([, slug]) => slug,
  );
  expect(listed.sort()).toEqual(libraryDocuments.map(({ slug }) => slug).sort());
  const all = await (await request.get('/llms-full.txt')).text();
  for (const slug of ['docker', 'sport']) {
    expect(all).toContain(await (await request.get(`/${slug}.md`)).text());
  }
  expect(all.match(/^- Page: /gm)).toHaveLength(libraryDocuments.length);
});
