import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { findElement, hasClass } from './elements.ts';

/** Finds the content of a page as the theme renders it: documents have a class of their own, pages don't. */
const isContent = (element: Element): boolean =>
  hasClass(element, 'theme-doc-markdown') || element.tagName === 'article';

/**
 * Parses the content of a rendered page: its main article, without breadcrumbs, sidebars, and footer.
 *
 * @param html - the complete page, as the build wrote it
 * @returns undefined if there's no article
 */
export function renderedContent(html: string): Root | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  // Everything around the article would take as long to parse.
  const { children } = fromHtml(start === -1 ? '' : html.slice(start, end), { fragment: true });
  const article = findElement(children, isContent);
  const document = article && (findElement(article.children, isContent) ?? article);
  return document && { type: 'root', children: document.children };
}
