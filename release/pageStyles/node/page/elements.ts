import { Parser } from 'htmlparser2';
import { FirstScreen } from './firstScreen.ts';

/** Elements of pages that selectors cannot tell apart, as long as they do not ask for siblings. */
export interface Element {
  readonly tag: string;
  /** Only those that a selector of the stylesheet can see. */
  readonly classes: ReadonlySet<string>;
  /** By name; only those that a selector asks for, and empty where it asks for no such value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** None for the root element. */
  readonly parent: Element | undefined;
}

interface Place {
  readonly element: Element;
  /** What is in such an element, by what selectors see of it. */
  readonly children: Map<string, Place>;
}

/** Reads the elements of a page; those that are alike on several pages are the same object. */
export type ElementReader = (html: string) => ReadonlySet<Element>;

/** Parts of a table whose start ends all that is open in the table; the parser knows it of some only. */
const TABLE_PARTS = new Set(['thead', 'tbody', 'tfoot', 'caption', 'colgroup']);

/** What is in the head of a page: what else comes first starts the body, whose own start a minifier leaves out. */
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

/** The elements that are open, the innermost last. */
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

  /** Makes room for a part of a table. */
  endTablePart(): void {
    this.#cut(this.#tags.lastIndexOf('table') + 1);
  }

  /** Ends an element, unless a part of a table has ended it before. */
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

/** What the selectors of a stylesheet ask for: elements that differ in nothing of it are alike. */
export interface Asked {
  /** Says of a class whether a selector can see it. */
  readonly isSeen: (name: string) => boolean;
  /** Attributes other than the class, by name; a value counts when one of these is in it. */
  readonly attributes: ReadonlyMap<string, readonly string[]>;
}

/** How much of a page is read. */
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
