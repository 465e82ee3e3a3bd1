import { short } from './element.ts';

/** Attributes with positions and sizes, which a tenth of a unit is precise enough for. */
const GEOMETRY = new Set(
  'd,transform,x,y,x1,x2,y1,y2,dx,dy,cx,cy,r,width,height,stroke-width'.split(','),
);

/** Attributes that repeat SVG's defaults, the page's style, or the picture's label. */
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
 * Removes what readers don't see from a plot, and rounds positions to a tenth of a unit.
 *
 * @param svg - the root element
 * @returns its content as markup
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
