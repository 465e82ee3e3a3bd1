/** Dispatched on the window, with a text for screen readers as its detail. */
export const ANNOUNCED = 'announced';

/** Tells screen readers a text. An empty one makes room for the same text again. */
export const announce = (text: string): boolean =>
  window.dispatchEvent(new CustomEvent(ANNOUNCED, { detail: text }));
