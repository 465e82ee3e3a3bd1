import { short } from './element.ts';

/** Attributes that hold places and sizes, which need no more than a tenth of a unit. */
const GEOMETRY = new Set(
  'd,transform,x,y,x1,x2,y1,y2,dx,dy,cx,cy,r,width,height,stroke-width'.split(','),
);

/** Attributes that repeat what SVG or the page's style says anyway, or what the picture's label says. */
const NEEDLESS = new Set([
  'aria-hidden',
  'aria-label',
  'font-variant',
  'stroke-linejoin',
  'stroke-miterlimit',
]);

const shortened = (value: string): string =>
  value.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => short(Number(number)));

/**
 * Takes from a drawn plot what a reader does not see, and writes places to a tenth of a unit.
 *
 * @param svg - the root element
 * @returns what is in it, as markup
 */
export function compactContent(svg: Element): string {
  svg.querySelector('style')?.remove();
  for (const node of Array.from(svg.querySelectorAll('*'))) {
    for (const { name, value } of Array.from(node.attributes)) {
      if (NEEDLESS.has(name)) {
        node.removeAttribute(name);
      } else if (GEOMETRY.has(name)) {
        node.setAttribute(name, shortened(value));
      }
    }
  }
  return svg.innerHTML.replaceAll(' />', '/>').replaceAll('<g></g>', '').replaceAll('<g/>', '');
}
