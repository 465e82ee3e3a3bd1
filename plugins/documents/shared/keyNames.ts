/** A key whose cap shows a sign: what is on it, and what a screen reader says. */
export interface KeyName {
  readonly shown: string;
  readonly spoken: string;
}

const SIGNS: Readonly<Record<string, KeyName>> = {
  Cmd: { shown: '⌘', spoken: 'Command' },
  Option: { shown: '⌥', spoken: 'Option' },
  Up: { shown: '↑', spoken: 'Up arrow' },
  Down: { shown: '↓', spoken: 'Down arrow' },
  Left: { shown: '←', spoken: 'Left arrow' },
  Right: { shown: '→', spoken: 'Right arrow' },
  Plus: { shown: '+', spoken: 'Plus' },
  '+': { shown: '+', spoken: 'Plus' },
  '-': { shown: '-', spoken: 'Minus' },
  ',': { shown: ',', spoken: 'Comma' },
  '.': { shown: '.', spoken: 'Period' },
  ';': { shown: ';', spoken: 'Semicolon' },
  ':': { shown: ':', spoken: 'Colon' },
  '/': { shown: '/', spoken: 'Slash' },
  '\\': { shown: '\\', spoken: 'Backslash' },
  '`': { shown: '`', spoken: 'Backtick' },
  "'": { shown: "'", spoken: 'Apostrophe' },
  '?': { shown: '?', spoken: 'Question mark' },
  '!': { shown: '!', spoken: 'Exclamation mark' },
  '[': { shown: '[', spoken: 'Left bracket' },
  ']': { shown: ']', spoken: 'Right bracket' },
};

/**
 * Reads keys as a writer gives them: keys held together are joined by `+`, strokes one after the other
 * are parted by a space. The plus key itself is `+` at the end, as in `Ctrl++`, or `Plus`.
 *
 * @param keys - such as `Ctrl+K Ctrl+S`
 * @returns a list for each stroke
 */
export function strokesOf(keys: string): readonly (readonly string[])[] {
  return keys
    .trim()
    .split(/\s+/)
    .map((stroke) => stroke.match(/[^+]+|\+$/g) ?? []);
}

/** What is on a key and what is said of it; a key without a sign is said as it is written. */
export function nameOf(key: string): KeyName {
  return SIGNS[key] ?? { shown: key, spoken: key };
}

/** Keys with a name that isn't a sign. */
const NAMES = new Set(
  `Ctrl Shift Alt Meta Win Fn Tab Space Enter Return Esc Escape Backspace Delete Insert Home End PageUp PageDown
  CapsLock PrintScreen Menu Click Scroll Digit`.split(/\s+/),
);

/** Whether a keyboard has a key of this name. */
export function isKey(name: string): boolean {
  return (
    name in SIGNS ||
    NAMES.has(name) ||
    /^(?:[A-Za-z0-9_=#$%&*(){}@^~|<>"]|F(?:[1-9]|1\d))$/.test(name)
  );
}
