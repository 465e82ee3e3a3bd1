import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Where the theme puts the content of a page: documents have a class of their own, pages do not. */
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
 * The part of a rendered page that has its content.
 *
 * @param html - the whole page, as the build wrote it
 * @returns undefined when the page has no article
 */
function articleOf(html: string): string | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start === -1 || end < start ? undefined : html.slice(start, end);
}

/**
 * The content of a rendered page: its main article, without breadcrumbs, sidebars and footer.
 *
 * @param html - its article, or more
 * @returns undefined when there is no article
 */
export function renderedContent(html: string): Root | undefined {
  const { children } = fromHtml(articleOf(html) ?? '', { fragment: true });
  const article = find(children as ElementContent[], isContent);
  const document = article && (find(article.children, isContent) ?? article);
  return document && { type: 'root', children: document.children };
}
