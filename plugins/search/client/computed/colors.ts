import type { Answer } from './conversions.ts';

const LMS = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;

type Triple = readonly [number, number, number];

const times = (matrix: readonly Triple[], vector: Triple): Triple =>
  matrix.map((row) =>
    row.reduce((sum, one, at) => sum + one * (vector[at] ?? 0), 0),
  ) as unknown as Triple;

const each = (values: Triple, change: (value: number) => number): Triple =>
  values.map(change) as unknown as Triple;

const fixed = (value: number, digits: number) => String(Number(value.toFixed(digits)));

const decode = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

/** OKLab of sRGB channels from 0 to 1. */
const oklab = (rgb: Triple): Triple => times(LAB, each(times(LMS, each(rgb, decode)), Math.cbrt));

/** Chroma below which a color is a gray, without a hue. */
const GRAY = 0.00005;

function hsl([r, g, b]: Triple): Triple {
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  const lightness = most - range / 2;
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return range === 0
    ? [0, 0, lightness]
    : [60 * sixth, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

const FORMS = new Map<string, (rgb: Triple) => string>(
  Object.entries({
    rgb: (rgb: Triple) => `rgb(${each(rgb, (c) => Math.round(c * 255)).join(' ')})`,
    hsl(rgb: Triple) {
      const [h, s, l] = hsl(rgb);
      return `hsl(${fixed(h, 1)} ${fixed(s * 100, 1)}% ${fixed(l * 100, 1)}%)`;
    },
    oklab: (rgb: Triple) =>
      `oklab(${oklab(rgb)
        .map((value) => fixed(value, 4))
        .join(' ')})`,
    oklch(rgb: Triple) {
      const [l, a, b] = oklab(rgb);
      const chroma = Math.hypot(a, b);
      const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
      return `oklch(${fixed(l, 4)} ${fixed(chroma, 4)} ${chroma < GRAY ? 0 : fixed(hue, 2)})`;
    },
  }),
);

/** Converts a hex code to another way of writing the color: `#ff8800 in oklch`. */
export function color(query: string): Answer | undefined {
  const asked = /^#([0-9a-f]{3}|[0-9a-f]{6}) (?:in|to|as) (\w+)$/.exec(query);
  const form = FORMS.get(asked?.[2] ?? '');
  if (asked === null || form === undefined) {
    return undefined;
  }
  const [, code = ''] = asked;
  const long = code.length === 3 ? code.replace(/./g, '$&$&') : code;
  const rgb = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return {
    text: `#${long} = ${form(rgb as unknown as Triple)}`,
    how: asked[2]?.startsWith('ok')
      ? 'sRGB to linear light, to OKLab'
      : 'two hex digits per channel',
    url: asked[2]?.startsWith('ok') ? '/color-space#oklab' : '/color-space#transfer',
  };
}
