import escapeHtml from 'escape-html';

/** Formats a number rounded to a tenth of a unit. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Formats an SVG element.
 *
 * @param attributes - those that are `undefined` are left out
 * @param content - its inner markup
 */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${escapeHtml(typeof value === 'number' ? short(value) : String(value))}"`,
    )
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A line of text with its baseline at `y`. */
export function textElement(text: string, attributes: Attributes): string {
  return element('text', attributes, escapeHtml(text));
}
