import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { findElement, hasClass } from './elements.ts';

/** Finds the content of a page as the theme renders it: documents have a class of their own, pages don't. */
const isContent = (element: Element): boolean =>
  hasClass(element, 'theme-doc-markdown') || element.tagName === 'article';

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
  const article = findElement(children, isContent);
  const document = article && (findElement(article.children, isContent) ?? article);
  return document && { type: 'root', children: document.children };
}
