/** The part of a keyboard event that determines the action. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState?(key: 'AltGraph'): boolean;
};

/** Ctrl+K or Cmd+K. */
export function isToggle({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** The slash key, in any keyboard layout. */
export function isSlash({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey;
}

/**
 * Whether a key types a character that can start a query. That excludes shortcuts, such as the one for
 * finding in the page, and the space, which presses the focused button.
 */
export function isTyping(event: Key): boolean {
  // Some keyboards report AltGr as Ctrl+Alt.
  const combined = event.ctrlKey || event.metaKey || event.altKey;
  const thirdLevel = event.getModifierState?.('AltGraph') ?? false;
  return [...event.key].length === 1 && event.key !== ' ' && (!combined || thirdLevel);
}

/** Whether an event's target is editable. */
export function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
