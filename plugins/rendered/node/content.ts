import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Finds the content of a page as the theme renders it: documents have a class of their own, pages don't. */
const isContent = ({ tagName, properties }: Element): boolean =>
  Array.isArray(properties.className) && properties.className.includes('theme-doc-markdown')
    ? true
    : tagName === 'article';

function find(
  nodes: readonly ElementContent[],
  test: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (node.type === 'element') {
      const found = test(node) ? node : find(node.children, test);
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}

/**
 * Cuts the article with the content out of a rendered page.
 *
 * @param html - the complete page, as the build wrote it
 * @returns undefined if the page has no article
 */
function articleOf(html: string): string | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start === -1 || end < start ? undefined : html.slice(start, end);
}

/**
 * Parses the content of a rendered page: its main article, without breadcrumbs, sidebars, and footer.
 *
 * @param html - its article, or more
 * @returns undefined if there's no article
 */
export function renderedContent(html: string): Root | undefined {
  const { children } = fromHtml(articleOf(html) ?? '', { fragment: true });
  const article = find(children as ElementContent[], isContent);
  const document = article && (find(article.children, isContent) ?? article);
  return document && { type: 'root', children: document.children };
}
