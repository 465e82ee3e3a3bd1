/**
 * The colors that programs other than the stylesheet need, from src/css/tokens.css, which explains them. A test compares
 * the two.
 */
export const PALETTE = {
  light: { paper: '#fdfcf9', ink: '#1f1d1a', 'ink-soft': '#5b554c', accent: '#8c2f1b' },
  dark: { paper: '#181614', ink: '#ebe6dc', accent: '#eba892' },
} as const;

/** The colors of the stored drawings of diagrams. Apart from the others, because those go to every reader. */
export const DRAWING_PALETTE = {
  light: {
    ...PALETTE.light,
    'paper-deep': '#f5f1e9',
    rule: '#e0d9cc',
    control: '#8a8275',
    'accent-wash': '#f8e9e2',
  },
  dark: {
    ...PALETTE.dark,
    'paper-deep': '#211e1b',
    'ink-soft': '#b8b0a3',
    rule: '#3a3530',
    control: '#8c8376',
    'accent-wash': '#38241d',
  },
} as const;
