import type { Node, Parents, Root, Text } from 'mdast';
import type { Plugin } from 'unified';
import { type ComponentNode, isElement } from '../../mdx/node/attributes.ts';
import { curled } from './quotes.ts';
import { typeset } from './typeset.ts';

/** Inline nodes. Every other node begins and ends a text of its own. */
const INLINE: ReadonlySet<string> = new Set([
  ...['text', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'inlineCode', 'inlineMath'],
  ...['footnoteReference', 'mdxJsxTextElement', 'mdxTextExpression', 'textDirective', 'image'],
]);

/** Elements whose text is what a reader types. */
const TYPED: ReadonlySet<string> = new Set(['Keys', 'code', 'kbd', 'samp']);

/** A piece of a text: a node that's set, or a letter for what isn't. */
type Piece = Text | undefined;

/**
 * Sets the text of documents, captions included: curly quotes and apostrophes, and no-break spaces between numbers and
 * units. Code, formulas, other attributes, and names of keys stay as they are. Headings keep their spaces, because the
 * framework makes ids of them.
 */
export const remarkTypography: Plugin<[], Root> = () => (tree) => {
  setBlocks(tree);
};

function setBlocks(parent: Parents): void {
  const isHeading = parent.type === 'heading';
  let pieces: Piece[] = [];
  const flush = () => {
    setText(pieces, isHeading);
    pieces = [];
  };
  const collect = (node: Node) => {
    if (isElement(node)) {
      setCaption(node as ComponentNode);
    }
    if (!INLINE.has(node.type)) {
      flush();
      if ('children' in node) {
        setBlocks(node as Parents);
      }
    } else if (node.type === 'text') {
      pieces.push(node as Text);
    } else if ('children' in node && !TYPED.has(String((node as { name?: unknown }).name))) {
      for (const child of (node as Parents).children) {
        collect(child);
      }
    } else {
      pieces.push(undefined);
    }
  };
  for (const child of parent.children) {
    collect(child);
  }
  flush();
}

function setCaption({ attributes }: ComponentNode): void {
  for (const attribute of attributes) {
    if (
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'caption' &&
      typeof attribute.value === 'string'
    ) {
      attribute.value = typeset(attribute.value);
    }
  }
}

/** Sets a text whose pieces may be in several nodes. */
function setText(pieces: readonly Piece[], isHeading: boolean): void {
  const whole = pieces.map((piece) => piece?.value ?? 'x').join('');
  const set = isHeading ? curled(whole) : typeset(whole);
  let at = 0;
  for (const piece of pieces) {
    const { length } = piece?.value ?? 'x';
    if (piece !== undefined) {
      piece.value = set.slice(at, at + length);
    }
    at += length;
  }
}
