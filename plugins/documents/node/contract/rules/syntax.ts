import { isUnreadable } from '../../../../mdx/node/characters.ts';
import { faultAt } from '../../../../mdx/node/faults.ts';
import { nodesOf } from '../../../../mdx/node/nodes.ts';
import { ADMONITIONS } from '../../../../mdx/node/parse.ts';
import type { FileRule, PageRule } from './rule.ts';

/** What a merge leaves above the lines of one side. */
const MERGE = /^<{7} /;

/** The fault in words of a writer. The parser's message lists the characters that it would accept. */
function unreadableMessage(message: string, at: string): string {
  if (MERGE.test(at)) {
    return 'this is a merge conflict marker; resolve the conflict, and delete the markers';
  }
  return `the text cannot be read from here on: ${message}; close what is open, and write a { or < that is meant as text with a backslash before it`;
}

/** The bundler would also fail, but later, and with only one document at a time. */
export const syntax: FileRule = {
  description: 'The text is MDX that can be read.',
  check: ({ text, syntaxFault }) => {
    if (syntaxFault === undefined || isUnreadable(text)) {
      return [];
    }
    const { line, message } = syntaxFault;
    const at = text.split('\n')[line - 1] ?? '';
    return [{ line, message: unreadableMessage(message, at) }];
  },
};

/** The language determines how a block is highlighted and run. */
export const codeLanguage: PageRule = {
  description: 'Each block of code names its language.',
  check: ({ tree }) => {
    const message =
      'the block of code names no language; write it after the fence, such as ```bash, or ```text for none';
    return nodesOf(tree, 'code')
      .filter(({ lang }) => !lang)
      .map((block) => faultAt(block, message));
  },
};

/** An unknown kind would be shown as text, and one that isn't closed would include the rest of the page. */
export const directives: PageRule = {
  description: 'Admonitions are of a kind that is known, and end with their colons.',
  check: ({ tree, text }) => {
    const lines = text.split('\n');
    return nodesOf(tree, 'containerDirective').flatMap((node) => {
      const { name, position } = node;
      const lastLine = lines[(position?.end.line ?? 1) - 1] ?? '';
      const unknown = `:::${name} is not a kind of admonition; known are ${ADMONITIONS.join(', ')}`;
      const open = `:::${name} has no end; write ::: on a line below it`;
      return [
        ...(ADMONITIONS.includes(name) ? [] : [faultAt(node, unknown)]),
        ...(/^[\s>]*:{3,}\s*$/.test(lastLine) ? [] : [faultAt(node, open)]),
      ];
    });
  },
};

/** Markdown silently drops extra cells and adds missing ones. */
export const tableCells: PageRule = {
  description: 'Each row of a table has as many cells as its head.',
  check: ({ tree }) =>
    nodesOf(tree, 'table').flatMap(({ children: [head, ...rows] }) => {
      const wanted = head?.children.length ?? 0;
      return rows.flatMap((row) => {
        const { length } = row.children;
        const message = `the row has ${length} ${length === 1 ? 'cell' : 'cells'}, the head ${wanted}; add or remove cells, and write \\| for a bar in a cell`;
        return length === wanted ? [] : [faultAt(row, message)];
      });
    }),
};

/** What another site's highlighter reads, and ours shows. */
const HIGHLIGHT_COMMENT = /highlight-(?:next-line|start|end)/;

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Readers copy code. */
export const codeContent: PageRule = {
  description:
    'Blocks of `json` and `yaml` can be parsed; `bash`, `sh`, `zsh`, and `sql` blocks have straight double quotes; and no block has options of another highlighter.',
  check: ({ tree }) =>
    nodesOf(tree, 'code').flatMap((node) => {
      if (node.lang === 'json' && node.value.trim() !== '' && !isJson(node.value)) {
        const message =
          "the block isn't JSON, where names and texts are in double quotes and no comma is last; correct it, or name another language";
        return [faultAt(node, message)];
      }
      if (/^ya?ml$/.test(node.lang ?? '') && /^ *\t/m.test(node.value)) {
        return [faultAt(node, 'the block is indented by tabs, which YAML forbids; write spaces')];
      }
      if (node.meta && (node.lang === 'mermaid' || node.lang === 'plot')) {
        const message = `readers wouldn't see "${node.meta}"; delete it, and say it in the text or the caption`;
        return [faultAt(node, message)];
      }
      if (/^(?:bash|sh|zsh|sql)$/.test(node.lang ?? '') && /[“”]/.test(node.value)) {
        const message =
          "the block has curly quotation marks, which aren't quotes in its language; use straight quotes";
        return [faultAt(node, message)];
      }
      const [comment] = HIGHLIGHT_COMMENT.exec(node.value) ?? [];
      return comment === undefined
        ? []
        : [faultAt(node, `readers would see the comment ${comment}; delete it`)];
    }),
};
