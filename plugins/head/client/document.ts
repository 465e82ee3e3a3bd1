import i18n from '@generated/i18n';
import { attributesFor, chosen } from './choice';
import { CONTENT, type HeadElement } from './elements';

/** Attribute of the elements in the head that are kept up to date; served pages have it from the library. */
const KEPT = 'data-rh';

const HAS_LANGUAGES = i18n.locales.length > 1;

/** What stands in the head by itself, and not as one of several. */
const SINGLE = ['title', 'html', 'body'];

/** Attributes that were set on the root and the body of the page. */
const set = new Map<Element, readonly string[]>();

function created({ type, attributes }: HeadElement): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === CONTENT) {
      element.innerHTML = value;
    } else {
      element.setAttribute(name, value);
    }
  }
  element.setAttribute(KEPT, 'true');
  return element;
}

function setAttributes(element: Element, wanted: Readonly<Record<string, string>>): void {
  for (const name of set.get(element) ?? []) {
    if (!(name in wanted)) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  set.set(element, Object.keys(wanted));
}

/**
 * Brings the head of the document, and the attributes of its root and body, to what components want. Elements
 * that are there already stay, so that nothing is fetched or run again.
 *
 * @param wanted - elements of each component, in the order of the page
 */
export function updateDocument(wanted: readonly (readonly HeadElement[])[]): void {
  const all = wanted.flat();
  const title = all.filter(({ type }) => type === 'title').at(-1)?.attributes[CONTENT];
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  setAttributes(document.documentElement, attributesFor('html', all));
  setAttributes(document.body, attributesFor('body', all));

  const former = new Set(document.head.querySelectorAll(`[${KEPT}]:not(title)`));
  const missing: Element[] = [];
  for (const element of chosen(wanted, HAS_LANGUAGES)
    .filter(({ type }) => !SINGLE.includes(type))
    .map(created)) {
    const same = Array.from(former).find((one) => one.isEqualNode(element));
    if (same === undefined) {
      missing.push(element);
    } else {
      former.delete(same);
    }
  }
  for (const element of former) {
    element.remove();
  }
  document.head.append(...missing);
}
