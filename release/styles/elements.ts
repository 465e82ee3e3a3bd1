import type { PageElement } from '../pages/page.ts';

/** Elements that selectors can't distinguish, sibling combinators aside. */
export interface StyledElement {
  readonly tag: string;
  /** Only classes that a selector of the stylesheet uses. */
  readonly classes: ReadonlySet<string>;
  /** By name; only those that a selector uses. The value is empty unless a selector asks for it. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Undefined for the root element. */
  readonly parent: StyledElement | undefined;
}

/** What a stylesheet's selectors distinguish. */
export interface Asked {
  /** Whether a selector uses a class. */
  readonly isSeen: (name: string) => boolean;
  /** Attributes other than the class, by name, with the values that selectors look for. */
  readonly attributes: ReadonlyMap<string, readonly string[]>;
}

/**
 * Returns a function that reduces the elements of a page to those that a stylesheet can distinguish. Equal elements of
 * several pages are the same object, so that what's found out about one needs to be found out only once.
 */
export function elementReducer({ isSeen, attributes }: Asked) {
  const known = new Map<StyledElement | undefined, Map<string, StyledElement>>();

  const reduced = (element: PageElement, parent: StyledElement | undefined): StyledElement => {
    const classes = (element.attributes.class ?? '').split(/\s+/).filter(isSeen);
    const asked = Object.entries(element.attributes).flatMap(([name, value]) => {
      const values = attributes.get(name);
      const counts = values?.some((part) => value.includes(part));
      return values === undefined ? [] : [[name, counts ? value : ''] as const];
    });
    const key = [element.tag, classes.join(' '), ...asked.flat()].join('\n');
    const siblings = known.get(parent) ?? new Map<string, StyledElement>();
    known.set(parent, siblings);
    const styled = siblings.get(key) ?? {
      tag: element.tag,
      classes: new Set(classes),
      attributes: { ...Object.fromEntries(asked), class: classes.join(' ') },
      parent,
    };
    siblings.set(key, styled);
    return styled;
  };

  return (elements: readonly PageElement[]): ReadonlyMap<PageElement, StyledElement> => {
    const found = new Map<PageElement, StyledElement>();
    for (const element of elements) {
      found.set(element, reduced(element, element.parent && found.get(element.parent)));
    }
    return found;
  };
}
