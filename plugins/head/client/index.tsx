import { type ReactNode, useEffect, useState } from 'react';
import { updateDocument } from './document';
import { elementsOf, type HeadElement } from './elements';

/** What a component wants in the head, and its place among all that were rendered. */
interface Wish {
  readonly place: number;
  elements: readonly HeadElement[];
}

const wishes = new Set<Wish>();
let places = 0;
let frame = 0;

/** Changes of several components reach the document together, in the next frame. */
function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const inOrder = Array.from(wishes).sort((one, other) => one.place - other.place);
    updateDocument(inOrder.map(({ elements }) => elements));
  });
}

/** Stands for the library's component around the site, which has nothing to do in a browser. */
export const HelmetProvider = ({ children }: { readonly children: ReactNode }): ReactNode =>
  children;

/**
 * Puts elements into the head of the document while it is rendered, in the next frame. It takes what the
 * framework's `Head` does: `title`, `meta`, `link`, `script` and others, and `html` and `body` for their attributes.
 *
 * @see https://docusaurus.io/docs/docusaurus-core#head
 */
export function Helmet({ children }: { readonly children?: ReactNode }): ReactNode {
  // Effects come from the inside out; what is further inside comes later, and counts.
  const [wish] = useState((): Wish => ({ place: places++, elements: [] }));
  useEffect(() => {
    wish.elements = elementsOf(children);
    schedule();
  }, [wish, children]);
  useEffect(() => {
    wishes.add(wish);
    return () => {
      wishes.delete(wish);
      schedule();
    };
  }, [wish]);
  return null;
}
