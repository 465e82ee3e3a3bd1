import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { faultAt } from '../../../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../../../mdx/node/nodes.ts';
import { preprocessed } from '../../../../mdx/node/parse.ts';
import { passagesOf, proseOf } from '../prose.ts';
import type { PageRule } from './rule.ts';
import { directives } from './syntax.ts';

/** Characters that Markdown gives a meaning to, where they have none. */
interface Leftover {
  readonly pattern: RegExp;
  readonly fix: string;
  /** Whether it's only looked for at the start of a paragraph. */
  readonly startsParagraph?: true;
}

/** The ends of admonitions. */
const COLONS = /:::|::(?=$|\s)/;

/** The first one that a passage has is reported. `\p{L}` keeps numbers such as `-5` and `+0100`. */
const LEFTOVERS: readonly Leftover[] = [
  {
    pattern: COLONS,
    fix: 'write an admonition as :::note and ::: on lines of their own, without a space after the colons',
  },
  { pattern: /\[\^[^\]\n]*\]?/, fix: 'add its footnote, as in [^1]: text, or delete it' },
  { pattern: /\[![A-Za-z]+\]/, fix: 'write an admonition, from :::note to :::' },
  {
    startsParagraph: true,
    pattern: /^\[.?\]/,
    fix: 'begin a task with "- [ ] ", with all three spaces',
  },
  { pattern: /\[\[/, fix: 'write a link as [text](/address)' },
  { pattern: /\]\s?\[[^\]\n]*\]?/, fix: 'write the address as in [text](/address)' },
  {
    pattern: /\]\s?\(|\)\[/,
    fix: 'write a link as [text](/address), without a space in it, and %20 for one in the address',
  },
  { pattern: /[[\]]/, fix: 'write the link as [text](/address), or \\[ for a bracket' },
  { pattern: /\*\*/, fix: 'write **bold** with both pairs of stars against the words' },
  { pattern: /(?<![^\s("])\*(?=[\p{L}\p{N}])/u, fix: 'write *stressed*, or \\* for a star' },
  { pattern: /__/, fix: 'write **bold**, or code in backticks' },
  { pattern: /(?<![^\s("])_(?=\p{L})/u, fix: 'write *stressed*, or code in backticks' },
  { pattern: /~~/, fix: 'write ~~gone~~ with both pairs against the words' },
  { pattern: /`/, fix: 'close the code with as many backticks as it begins with' },
  { pattern: /´/, fix: 'write code in backticks' },
  {
    pattern: /(==|(?<![\p{L}+])\+\+|\^)(?=[\p{L}\p{N}])[^=+^\n]*\1/u,
    fix: 'Markdown has no such mark; write **bold**, or <sup> and <sub>',
  },
  {
    startsParagraph: true,
    pattern: /^#{1,6}(?=\p{L})/u,
    fix: 'put a space after the # of a heading',
  },
  {
    startsParagraph: true,
    pattern: /^(?:[-*+](?=\p{L})|\d+[.)](?=\p{L}))/u,
    fix: 'put a space after the mark of a list item',
  },
  {
    startsParagraph: true,
    pattern: /^[•·–—](?=\s|\p{L})/u,
    fix: 'begin a list item with "- "',
  },
  {
    startsParagraph: true,
    pattern: /^\|/,
    fix: 'a table needs a second row of | --- |, with as many cells as its head, and no empty line inside',
  },
  {
    startsParagraph: true,
    pattern: /^\+-+\+/,
    fix: 'write a table with bars and a row of | --- |',
  },
  { startsParagraph: true, pattern: /^!!!/, fix: 'write an admonition, from :::note to :::' },
  { startsParagraph: true, pattern: /^={3,}$/m, fix: 'delete it, or mark a heading with ##' },
  {
    pattern: /(?<![\p{L}\p{N}:]):[a-z][a-z0-9_+-]*:(?![\p{L}\p{N}:])/u,
    fix: 'write the emoji itself',
  },
  { pattern: /(?<=\s)--(?=\s)/, fix: 'write a comma, a colon, or —' },
  { pattern: /(?<=\s)(?:->|=>|<-)(?=\s)/, fix: 'write →' },
  { pattern: /(?<=\s)[,;!?](?=\s|$)|(?<=\p{L}) \.(?=\s|$)/u, fix: 'delete the space before it' },
  {
    pattern: /(?<=^|[\s(])\/[a-z][a-z0-9-]*(?=$|[\s).,;:])/,
    fix: 'write a link as [text](/address), or a path in backticks',
  },
];

/** Patterns for what's written, before escapes are resolved. */
const WRITTEN: readonly Leftover[] = [
  { pattern: /\\\(.+?\\\)|^\\\[$/m, fix: 'write a formula as $…$, or between lines of $$' },
  {
    pattern: /\\[A-Za-z]+/,
    fix: 'write a formula in $…$, and a path or code in backticks',
  },
  {
    pattern: /&(?:copy|reg|trade|deg|nbsp|amp|lt|gt|quot|times|mdash|ndash|hellip)\b(?!;)/,
    fix: 'write the character itself, or end its name with a semicolon',
  },
];

/** What `&name;` becomes if Markdown doesn't know the name: itself. */
const ENTITY = /&[A-Za-z]+;/;

/** The written form of a passage's text, without code, and with `\*` left out if `withoutEscapes`. */
function writtenIn(passage: Nodes, source: string, withoutEscapes: boolean): string {
  const keys = elementsOf(passage, 'Keys').flatMap((node) => nodesOf(node, 'text'));
  return nodesOf(passage, 'text')
    .filter((node) => !keys.includes(node))
    .map(({ value, position }) => {
      const written =
        position === undefined
          ? value
          : source.slice(position.start.offset ?? 0, position.end.offset ?? 0);
      return withoutEscapes ? written.replace(/\\[!-/:-@[-`{-~]/g, '\ufffc') : written;
    })
    .join('\u0000');
}

/** Whether a link is followed by a `)` that nothing opens. */
function hasLoneParenthesis(passage: Nodes): boolean {
  const children: readonly Nodes[] = 'children' in passage ? passage.children : [];
  let open = 0;
  return children.some((node, at) => {
    const isLone =
      open < 1 &&
      node.type === 'text' &&
      node.value.startsWith(')') &&
      children[at - 1]?.type === 'link';
    const text = textOf(node);
    open += (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
    return isLone;
  });
}

/** A mark that's left, and what to do about it. */
type Found = Pick<Leftover, 'fix'> & { readonly shown: string };

/** The first of these leftovers in a text. */
function search(text: string, leftovers: readonly Leftover[]): Found | undefined {
  for (const { pattern, fix } of leftovers) {
    const [shown] = pattern.exec(text) ?? [];
    if (shown !== undefined) {
      return { shown: shown.trim().replace(/\s+/g, ' '), fix };
    }
  }
  return undefined;
}

/** A character's name that Markdown doesn't know, so it's the same before and after. */
function unknownEntity(passage: Nodes, written: string): Found | undefined {
  const [shown] = ENTITY.exec(proseOf(passage)) ?? [];
  return shown !== undefined && written.includes(shown)
    ? { shown, fix: 'no character has this name; correct it, or write the character' }
    : undefined;
}

function leftoverIn(passage: Nodes, source: string): Found | undefined {
  const [first] = 'children' in passage ? passage.children : [];
  const startsWithText = passage.type === 'paragraph' && first?.type === 'text';
  const written = writtenIn(passage, source, false);
  return (
    unknownEntity(passage, written) ??
    search(
      writtenIn(passage, source, true),
      LEFTOVERS.filter(({ startsParagraph }) => startsWithText || !startsParagraph),
    ) ??
    search(written, WRITTEN) ??
    (hasLoneParenthesis(passage)
      ? { shown: ')', fix: 'delete the second one behind the link' }
      : undefined)
  );
}

/** Markdown that isn't closed, or not quite Markdown, is silently shown as it's written. */
export const rawMarkdown: PageRule = {
  description:
    'No mark of Markdown is left in the text, such as `**`, `[^1]`, or `- []`; one that is meant has a backslash before it.',
  check: (page) => {
    const { tree, text } = page;
    const source = preprocessed(text);
    // An end without a beginning, and the other way around, are one mistake.
    let saysColons = nodesOf(tree, 'leafDirective').length > 0 || directives.check(page).length > 0;
    return passagesOf(tree).flatMap((passage) => {
      const { shown = '', fix } = leftoverIn(passage, source) ?? {};
      const isOfColons = shown.startsWith('::');
      const isSaid = isOfColons && saysColons;
      saysColons ||= isOfColons;
      return fix === undefined || isSaid
        ? []
        : [faultAt(passage, `readers would see "${shown}"; ${fix}`)];
    });
  },
};
