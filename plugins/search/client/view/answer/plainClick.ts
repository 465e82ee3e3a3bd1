import type { MouseEvent } from 'react';

/** Whether a click opens a link in this tab. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
