/** Signs by their commands. Other commands, such as `\log`, are named like what they print. */
const SIGNS: Readonly<Record<string, string>> = {
  approx: '≈',
  cdot: '·',
  div: '÷',
  ge: '≥',
  le: '≤',
  ne: '≠',
  'sqrt[3]': '∛',
  sqrt: '√',
  times: '×',
  to: '→',
};

/** A short formula as text, for where formulas can't be set: `235.2 \div 30` becomes `235.2 ÷ 30`. */
export const plainFormula = (source: string): string =>
  source
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    .replace(/\\(sqrt\[3\]|[A-Za-z]+)/g, (_, command: string) => SIGNS[command] ?? command)
    .replace(/\\[,;! ]/g, ' ')
    .replace(/[{}\\]/g, '');
