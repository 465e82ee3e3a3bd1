import { Parser } from 'htmlparser2';
import { FirstScreen } from './firstScreen.ts';

/** Elements that selectors can't distinguish, sibling combinators aside. */
export interface Element {
  readonly tag: string;
  /** Only classes that a selector of the stylesheet uses. */
  readonly classes: ReadonlySet<string>;
  /** By name; only those that a selector uses. The value is empty unless a selector asks for it. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Undefined for the root element. */
  readonly parent: Element | undefined;
}

interface Place {
  readonly element: Element;
  /** Its children, by what selectors see of them. */
  readonly children: Map<string, Place>;
}

/** Reads the elements of a page. Equal elements on several pages are the same object. */
export type ElementReader = (html: string) => ReadonlySet<Element>;

/**
 * Parts of a table whose start tag closes all open elements in the table; the parser handles only some of
 * them.
 */
const TABLE_PARTS = new Set(['thead', 'tbody', 'tfoot', 'caption', 'colgroup']);

/** Elements of the head. Any other starts the body, whose start tag a minifier omits. */
const HEAD_PARTS = new Set([
  'head',
  'title',
  'meta',
  'link',
  'base',
  'style',
  'script',
  'noscript',
]);

/** The open elements, innermost last. */
class OpenElements {
  readonly #tags: string[] = [];
  readonly #places: Place[] = [];

  get innermost(): Place | undefined {
    return this.#places.at(-1);
  }

  get depth(): number {
    return this.#tags.length;
  }

  push(tag: string, place: Place): void {
    this.#tags.push(tag);
    this.#places.push(place);
  }

  /** Closes elements before a table part. */
  endTablePart(): void {
    this.#cut(this.#tags.lastIndexOf('table') + 1);
  }

  /** Closes an element, unless a table part already closed it. */
  end(tag: string): void {
    const index = this.#tags.lastIndexOf(tag);
    if (index !== -1 && index >= this.#tags.lastIndexOf('table')) {
      this.#cut(index);
    }
  }

  #cut(length: number): void {
    this.#tags.length = length;
    this.#places.length = length;
  }
}

/** What a stylesheet's selectors distinguish. Elements that don't differ in it are equal. */
export interface Asked {
  /** Whether a selector uses a class. */
  readonly isSeen: (name: string) => boolean;
  /** Attributes other than the class, by name, with the values that selectors look for. */
  readonly attributes: ReadonlyMap<string, readonly string[]>;
}

/** How much of a page to read. */
export type Extent = 'whole page' | 'first screen';

/** Makes a reader of pages for a stylesheet. */
export function elementReader({ isSeen, attributes }: Asked, extent: Extent): ElementReader {
  const roots = new Map<string, Place>();

  const placeOf = (tag: string, all: Record<string, string>, parent: Place | undefined): Place => {
    const classes = (all.class ?? '').split(/\s+/).filter(isSeen);
    const asked = Object.entries(all).flatMap(([name, value]): [string, string][] => {
      const values = attributes.get(name);
      const counts = values?.some((part) => value.includes(part));
      return values === undefined ? [] : [[name, counts ? value : '']];
    });
    const key = [tag, classes.join(' '), ...asked.flat()].join('\n');
    const places = parent?.children ?? roots;
    const known = places.get(key);
    if (known !== undefined) {
      return known;
    }
    const element: Element = {
      tag,
      classes: new Set(classes),
      attributes: { ...Object.fromEntries(asked), class: classes.join(' ') },
      parent: parent?.element,
    };
    const place = { element, children: new Map() };
    places.set(key, place);
    return place;
  };

  return (html) => {
    const found = new Set<Element>();
    const open = new OpenElements();
    const screen = new FirstScreen();
    const start = (tag: string, all: Record<string, string>) => {
      const place = placeOf(tag, all, open.innermost);
      const isBelow = screen.startOf(tag, all, open.depth);
      if (extent === 'whole page' || !isBelow) {
        found.add(place.element);
      }
      open.push(tag, place);
    };
    const parser = new Parser({
      onopentag(tag, all) {
        if (TABLE_PARTS.has(tag)) {
          open.endTablePart();
        }
        const around = open.innermost?.element.tag;
        if (around === 'html' && tag !== 'body' && !HEAD_PARTS.has(tag)) {
          start('body', {});
        }
        start(tag, all);
      },
      ontext(text) {
        screen.text(text, open.depth);
      },
      onclosetag(tag) {
        open.end(tag);
      },
    });
    parser.end(html);
    return found;
  };
}
