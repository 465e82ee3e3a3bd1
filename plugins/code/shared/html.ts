const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

/** Escapes a string for use as the content of an HTML element. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character as keyof typeof ENTITIES]);
}

/** The text of highlighted code, whose attributes have no `>`. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
