import type { Locator } from '@playwright/test';

/** The least contrast of text, and of icons and focus rings (WCAG 2.2, 1.4.3 and 1.4.11). */
export const LEAST = { text: 4.5, graphics: 3 } as const;

/**
 * Measures the contrast of an element with the background behind it.
 *
 * @param property - a color of the element: its text's by default
 * @returns the ratio, from 1 to 21
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export const contrastOf = (
  element: Locator,
  property: 'color' | 'outlineColor' = 'color',
): Promise<number> =>
  element.evaluate((target, name) => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const parse = (text: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const over = (above: Color, below: Color): Color => {
      const mixed = (at: 0 | 1 | 2) => above[at] * above[3] + below[at] * (1 - above[3]);
      return [mixed(0), mixed(1), mixed(2), 1];
    };
    const luminance = (color: Color) => {
      const linear = (at: 0 | 1 | 2) => {
        const part = color[at] / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
    };
    const behind = (place: Element | null): Color => {
      if (place === null) {
        return [255, 255, 255, 1];
      }
      const { backgroundColor, display } = getComputedStyle(place);
      const below = behind(place.parentElement);
      // Without a box, its background isn't painted.
      return display === 'contents' ? below : over(parse(backgroundColor), below);
    };
    // A focus ring is around the element.
    const ground = behind(name === 'color' ? target : target.parentElement);
    const [low = 0, high = 0] = [over(parse(getComputedStyle(target)[name]), ground), ground]
      .map(luminance)
      .sort((one, other) => one - other);
    return (high + 0.05) / (low + 0.05);
  }, property);
