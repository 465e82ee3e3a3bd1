import { htmlOf } from '../../shared/html.ts';
import type { Grammars } from './grammars.ts';
import { markedLines } from './lines.ts';
import { linesOf, type Piece } from './tokens.ts';

/** The theme's class for a highlighted line. */
const MARKED = 'theme-code-block-highlighted-line';

/** The class of a numbered line. */
const NUMBERED = 'code-line';

const pieceHtml = ({ text, kind }: Piece): string =>
  kind === undefined ? htmlOf(text) : `<span class="token ${kind}">${htmlOf(text)}</span>`;

/**
 * Renders a block's code as HTML: text, spans for colored tokens, and spans around lines that are highlighted or
 * numbered. Tokens have Prism's classes.
 *
 * @param block - its code without the final line feed, its language in lowercase, and the words after it
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
