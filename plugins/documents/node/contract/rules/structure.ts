import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { faultAt, lineOf } from '../../../../mdx/node/faults.ts';
import { elementsOf } from '../../../../mdx/node/nodes.ts';
import { INSTRUCTIONS, MARK } from '../templates.ts';
import type { FileRule, PageRule } from './rule.ts';

/** Drafts may contain marks: that's what they're for. */
export const marks: FileRule = {
  description: `A document that isn't a draft has no mark \`${MARK}\`, and no instruction of a template.`,
  sparesDrafts: true,
  check: ({ text }) => {
    const message = `something is left to fill in; write it, or make the document a draft by "draft: true"`;
    return text
      .split('\n')
      .flatMap((line, index) =>
        line.includes(MARK) || INSTRUCTIONS.some((left) => line.toLowerCase().includes(left))
          ? [{ line: index + 1, message }]
          : [],
      );
  },
};

/** Maximum number of words in the opening paragraph. */
export const MOST_WORDS = 60;

/** Comments and code, which render nothing. */
const isSilent = (node: RootContent): boolean =>
  node.type === 'mdxjsEsm' ||
  (node.type === 'mdxFlowExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value));

/** The first screen must answer the reader's question. */
export const opening: PageRule = {
  description: `The page begins with a paragraph of at most ${MOST_WORDS} words.`,
  check: ({ tree, frontMatter }) => {
    const first = tree.children.find((node) => !isSilent(node));
    const line = first === undefined ? frontMatter.length + 1 : lineOf(first);
    if (first?.type !== 'paragraph') {
      const message = `the page does not begin with a paragraph; answer its main question there, in at most ${MOST_WORDS} words`;
      return [{ line, message }];
    }
    const words = textOf(first)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const message = `the opening paragraph has ${words} words; cut it to ${MOST_WORDS}, and move the rest below it`;
    return words <= MOST_WORDS ? [] : [{ line, message }];
  },
};

const USE_LEVELS =
  'use ## for a section and ### inside one; the title of the page comes from the front matter';

/** The table of contents shows two levels, and the only heading above them is the page's title. */
export const headingLevels: PageRule = {
  description: 'Headings are of the second and third level, and the first one is of the second.',
  check: ({ headings, tree }) => [
    ...headings.flatMap(({ level, text, line }) => {
      const message = `the heading "${text}" is of level ${level}; ${USE_LEVELS}`;
      return level === 2 || level === 3 ? [] : [{ line, message }];
    }),
    ...headings.slice(0, 1).flatMap(({ level, text, line }) => {
      const message = `the heading "${text}" is of level 3, and no section is above it; ${USE_LEVELS}`;
      return level === 3 ? [{ line, message }] : [];
    }),
    ...elementsOf(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((node) =>
      faultAt(node, `the heading <${node.name}> is written as an element; ${USE_LEVELS}`),
    ),
  ],
};

/** What an id can't hold: it ends at a space, and a link would have to escape the others. */
const NOT_IN_ID = /[\s"'<>#%?&]/u;

/** Readers and screen readers get to a section by its heading. */
export const headingTexts: PageRule = {
  description: 'Headings have a text, and ids without spaces.',
  check: ({ headings }) =>
    headings.flatMap(({ line, text, anchor }) => {
      if (text === '') {
        return [{ line, message: 'the heading is empty; write it, or delete the line' }];
      }
      const message = `the heading "${text}" has the id "${anchor}", which no link can name; write it as words joined by hyphens, such as {#first-steps}`;
      return NOT_IN_ID.test(anchor) ? [{ line, message }] : [];
    }),
};

/** Readers find a section by its heading, and links by its ID. */
export const headingsUnique: PageRule = {
  description: 'Headings and their ids are unique on the page.',
  check: ({ headings: all }) => {
    const headings = all.filter(({ text }) => text !== '');
    return headings.flatMap(({ line, text, anchor }) => {
      const sameText = headings.find((each) => each.text.toLowerCase() === text.toLowerCase());
      const sameId = headings.find((each) => each.anchor === anchor);
      const repeats = `the heading "${text}" is also on line ${sameText?.line}; say what is different under this one`;
      const takesId = `the heading "${text}" has the id "${anchor}" of the one on line ${sameId?.line}; give it one of its own, or delete {#${anchor}}`;
      return [
        ...(sameText?.line === line ? [] : [{ line, message: repeats }]),
        ...(sameId?.line === line ? [] : [{ line, message: takesId }]),
      ];
    });
  },
};
