import { htmlOf } from '../../shared/html.ts';
import type { Grammars } from './grammars.ts';
import { markedLines } from './lines.ts';
import { linesOf, type Piece } from './tokens.ts';

/** The theme's class for a marked line. */
const MARKED = 'theme-code-block-highlighted-line';

/** The class of a line that has a number. */
const NUMBERED = 'code-line';

const pieceHtml = ({ text, kind }: Piece): string =>
  kind === undefined ? htmlOf(text) : `<span class="token ${kind}">${htmlOf(text)}</span>`;

/**
 * The HTML of a block's code: text, spans for what has a color of its own, and spans around lines that are
 * marked or numbered. Tokens have Prism's classes.
 *
 * @param block - its code without a line feed at its end, its language in lower case, and the words after it
 */
export function blockHtml(
  block: { readonly code: string; readonly language: string; readonly meta: string },
  grammars: Grammars,
): string {
  const { code, marked } = markedLines(block.code, block.meta);
  const isNumbered = /(?:^|\s)showLineNumbers/.test(block.meta);
  const lines = linesOf(grammars.highlight(code, block.language));
  return lines
    .map((pieces, index) => {
      const html = `${pieces.map(pieceHtml).join('')}${index + 1 < lines.length ? '\n' : ''}`;
      const classes = [isNumbered && NUMBERED, marked.has(index + 1) && MARKED].filter(Boolean);
      if (classes.length === 0) {
        return html;
      }
      return `<span class="${classes.join(' ')}">${html}</span>`;
    })
    .join('');
}
