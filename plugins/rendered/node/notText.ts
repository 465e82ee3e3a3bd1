import type { Element } from 'hast';

/** Elements that aren't part of the content: controls, decoration, and navigation. */
const NOT_TEXT = new Set(
  'annotation button dialog fieldset footer form iframe input label nav noscript output script select style svg template textarea'.split(
    ' ',
  ),
);

/** Value of `data-search` with which a component declares that its control holds text of the page. */
const TEXT = 'text';

/** Whether an element is the sign with which a row links to itself. */
function isAnchorSign({ tagName, children: [sign, ...others] }: Element): boolean {
  return tagName === 'a' && others.length === 0 && sign?.type === 'text' && sign.value === '#';
}

/**
 * Whether an element of a rendered page isn't text of the document: a control, decoration, or something for the eyes
 * only, which the page also says in words. Hidden tab panels are text.
 */
export function isNotText(element: Element): boolean {
  const { tagName, properties } = element;
  const { dataSearch, hidden, role, ariaHidden } = properties;
  return (
    (NOT_TEXT.has(tagName) && dataSearch !== TEXT) ||
    isAnchorSign(element) ||
    String(ariaHidden) === 'true' ||
    (hidden !== undefined && hidden !== false && role !== 'tabpanel')
  );
}
