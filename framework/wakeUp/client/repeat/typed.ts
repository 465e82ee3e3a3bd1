/**
 * Sets the value of a field behind React's back, and tells React of it, as when a reader changes it.
 *
 * @param type - the event that tells of it
 */
function change(field: HTMLInputElement, value: string, type: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Keeps what is in a field. React takes a field's value for the one it was served with, and writes its own
 * over it.
 *
 * @param type - the event that told of the change
 * @returns what puts the value into the field again and tells the page of it
 */
export function typedAgain(field: HTMLInputElement, type: string): () => void {
  const { value } = field;
  return () => {
    field.value = '';
    change(field, value, type);
  };
}

/** Adds to what is in a field, as a reader does who types. */
export function typeInto(field: HTMLInputElement, text: string): void {
  change(field, field.value + text, 'input');
}
