import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes of an element by their names in HTML; {@link CONTENT} is what is in it. */
export type Attributes = Readonly<Record<string, string>>;

/** An element for the head, or attributes for the root or the body of the page. */
export interface HeadElement {
  /** Such as `meta`. */
  readonly type: string;
  readonly attributes: Attributes;
}

/** Stands for the content of an element among its attributes. */
export const CONTENT = 'innerHTML';

/** Names of attributes that React has its own for, and that setting them would not understand. */
const NAMES: Readonly<Record<string, string>> = {
  children: CONTENT,
  className: 'class',
  httpEquiv: 'http-equiv',
};

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).join('') : String(value);

/**
 * Reads what a page or a component wants in the head.
 *
 * @param children - elements of HTML with text in them at most, also in lists and fragments
 * @returns them in their order; an attribute that is `undefined`, `null` or `false` is left out
 */
export const elementsOf = (children: ReactNode): readonly HeadElement[] =>
  Children.toArray(children).flatMap((child): readonly HeadElement[] => {
    if (!isValidElement<Readonly<Record<string, unknown>>>(child)) {
      return [];
    }
    const { type, props } = child;
    if (type === Fragment) {
      return elementsOf(props.children as ReactNode);
    }
    const attributes = Object.entries(props)
      .filter(([, value]) => value !== undefined && value !== null && value !== false)
      .map(([name, value]) => [NAMES[name] ?? name.toLowerCase(), textOf(value)]);
    return [{ type: String(type), attributes: Object.fromEntries(attributes) }];
  });
