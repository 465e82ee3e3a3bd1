/**
 * Sets the value of a field and notifies React, as if a reader had changed it.
 *
 * @param type - the event to dispatch
 */
function change(field: HTMLInputElement, value: string, type: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Saves the value of a field. React assumes that a field has the served value, and overwrites it.
 *
 * @param type - the event that reported the change
 * @returns a function that restores the value and notifies the page
 */
export function typedAgain(field: HTMLInputElement, type: string): () => void {
  const { value } = field;
  return () => {
    field.value = '';
    change(field, value, type);
  };
}

/** Appends to the value of a field, as if a reader typed it. */
export function typeInto(field: HTMLInputElement, text: string): void {
  change(field, field.value + text, 'input');
}
