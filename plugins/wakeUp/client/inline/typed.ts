/**
 * Keeps what stands in a field.
 *
 * React takes a field's value for the one it was served with, and writes its own over it. So the value is
 * set behind React's back, and React is told of a change, as when a reader makes it.
 *
 * @param type - the event that told of the change
 * @returns what puts the value into the field again and tells the page of it
 */
export function typedAgain(field: HTMLInputElement, type: string): () => void {
  const { value } = field;
  return () => {
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}
