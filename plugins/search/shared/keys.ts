/* The keys of the search. In each page's inline script as well (framework/wakeUp/client/inline), so every byte counts. */

/** The part of a keyboard event that determines the action. */
export type Key = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'isComposing'
  | 'getModifierState'
>;

/**
 * Ctrl+K or Cmd+K. On a keyboard that writes another alphabet, the K is the key that's in the place of the K.
 *
 * @see https://www.w3.org/TR/uievents-code/#key-alphanumeric-writing-system
 */
export const isToggle = (event: Key): boolean =>
  event.ctrlKey !== event.metaKey &&
  !(event.altKey || event.shiftKey || event.isComposing) &&
  // The letters of Latin alphabets precede all others.
  /^(key)?k$/i.test(event.key < 'ɐ' ? event.key : event.code);

/**
 * Whether a key types a character that can start a query. That excludes shortcuts, such as the one for
 * finding in the page, and the space, which presses the focused button.
 */
export const isTyping = (event: Key): boolean =>
  // While an input method is composing, it's the name of a key.
  /^\S$/u.test(event.key) &&
  // Some keyboards report AltGr as Ctrl+Alt.
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));

/** The slash, wherever a keyboard has it. */
export const isSlash = (event: Key): boolean => event.key === '/' && isTyping(event);

/** Whether an event's target is a field, in which a key means something else. */
export const isEditable = (target: EventTarget | null): boolean =>
  // The document and the window have no `closest`.
  Boolean((target as Partial<Element>).closest?.(':read-write,input,select'));
