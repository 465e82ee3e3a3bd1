/**
 * The colors that programs other than the stylesheet need, from src/css/tokens.css, which explains them. A test compares
 * the two.
 */
export const PALETTE = {
  light: { paper: '#fdfcf9', ink: '#1f1d1a', 'ink-soft': '#5b554c', accent: '#8c2f1b' },
  dark: { paper: '#181614', ink: '#ebe6dc', accent: '#eba892' },
} as const;
