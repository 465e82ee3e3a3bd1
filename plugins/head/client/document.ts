import i18n from '@generated/i18n';
import { attributesFor, chosen, keyOf } from './choice';
import { CONTENT, type HeadElement } from './elements';

const HAS_LANGUAGES = i18n.locales.length > 1;

/** What is in the head by itself, and not as one of several. */
const SINGLE = ['title', 'html', 'body'];

/** Attributes that were set on the root and the body of the page. */
const set = new Map<Element, readonly string[]>();

/** Elements in the head that are kept up to date; nothing is known of a page as it was served. */
let kept: ReadonlySet<Element> | undefined;

/** What tells search engines of a page; a minifier writes it in an order of its own. */
const STRUCTURED_DATA = '[type="application/ld+json"]';

/** What in the head of a served page stands for what components want there. */
function servedFor(wanted: readonly HeadElement[]): ReadonlySet<Element> {
  const keys = new Set(wanted.map(keyOf));
  const isWanted = ({ localName, attributes }: Element) => {
    const all = Array.from(attributes, ({ name, value }) => [name, value]);
    return keys.has(keyOf({ type: localName, attributes: Object.fromEntries(all) }));
  };
  return new Set(
    Array.from(document.head.children).filter(
      (element) => element.matches(STRUCTURED_DATA) || isWanted(element),
    ),
  );
}

function created({ type, attributes }: HeadElement): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === CONTENT) {
      element.innerHTML = value;
    } else {
      element.setAttribute(name, value);
    }
  }
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

  const elements = chosen(wanted, HAS_LANGUAGES).filter(({ type }) => !SINGLE.includes(type));
  const former = new Set(kept ?? servedFor(elements));
  const missing: Element[] = [];
  const current = new Set<Element>();
  for (const element of elements.map(created)) {
    const same = Array.from(former).find((one) => one.isEqualNode(element));
    if (same === undefined) {
      missing.push(element);
    } else {
      former.delete(same);
    }
    current.add(same ?? element);
  }
  for (const element of former) {
    element.remove();
  }
  document.head.append(...missing);
  kept = current;
}
