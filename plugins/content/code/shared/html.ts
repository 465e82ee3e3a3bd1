const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;

/** Text as the content of an HTML element. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character as keyof typeof ENTITIES]);
}

/**
 * The text of highlighted code.
 *
 * @param html - spans without `>` in their attributes, and text that {@link htmlOf} has made
 */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
