/** A key with a symbol: the visible symbol, and the name that screen readers announce. */
export interface KeyName {
  readonly shown: string;
  readonly spoken: string;
}

const SIGNS: ReadonlyMap<string, KeyName> = new Map(
  Object.entries({
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
  }),
);

/**
 * Parses a keyboard shortcut: `+` joins keys that are pressed together, and a space separates consecutive strokes. The
 * plus key is a `+` at the end, as in `Ctrl++`, or `Plus`.
 *
 * @param keys - such as `Ctrl+K Ctrl+S`
 * @returns the keys of each stroke
 */
export function strokesOf(keys: string): readonly (readonly string[])[] {
  return keys
    .trim()
    .split(/\s+/)
    .map((stroke) => stroke.match(/[^+]+|\+$/g) ?? []);
}

/** The symbol and the spoken name of a key. Without a symbol, both are the key's name. */
export function nameOf(key: string): KeyName {
  return SIGNS.get(key) ?? { shown: key, spoken: key };
}

/** Key names without a symbol. */
const NAMES = new Set(
  `Ctrl Shift Alt Meta Win Fn Tab Space Enter Return Esc Escape Backspace Delete Insert Home End PageUp PageDown
  CapsLock PrintScreen Menu Click Scroll Digit`.split(/\s+/),
);

/** Whether a keyboard has a key of this name. */
export function isKey(name: string): boolean {
  return (
    SIGNS.has(name) ||
    NAMES.has(name) ||
    /^(?:[A-Za-z0-9_=#$%&*(){}@^~|<>"]|F(?:[1-9]|1\d))$/.test(name)
  );
}
