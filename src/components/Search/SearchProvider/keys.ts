/** The part of a keyboard event that decides what a key does. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  getModifierState?(key: 'AltGraph'): boolean;
}

/** Ctrl or Cmd and K. */
export function isToggle({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** The slash key, however the keyboard's layout reaches it. */
export function isSlash({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

/**
 * Whether a key writes a character that a search can begin with. Combinations, such as those that
 * find in the page, do not, nor does the space, which presses the button that has focus.
 */
export function isTyping(event: Key): boolean {
  // Some keyboards report the third level of a key as Ctrl and Alt.
  const combined = event.ctrlKey || event.metaKey || event.altKey;
  const thirdLevel = event.getModifierState?.('AltGraph') ?? false;
  return [...event.key].length === 1 && event.key !== ' ' && (!combined || thirdLevel);
}

/** Whether an event's target takes text. */
export function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
