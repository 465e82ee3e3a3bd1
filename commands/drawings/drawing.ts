import type { Page } from '@playwright/test';
import { inBothModes, MERMAID, PHONE_COLUMN, WRAPPING_WIDTHS } from './look.ts';

/**
 * Balances the lines of labels, so that no short word has one of its own. Browsers don't balance text with breaks, so
 * what's between them becomes blocks, which have as many lines as before.
 */
function balanceLabels(svg: Element): void {
  for (const label of svg.querySelectorAll<HTMLElement>('foreignObject p')) {
    label.style.setProperty('text-wrap', 'balance');
    const parts: Node[][] = [[]];
    for (const node of [...label.childNodes]) {
      if (node.nodeName === 'BR') {
        parts.push([]);
      } else {
        parts.at(-1)?.push(node);
      }
    }
    const blocks = parts.map((nodes) => {
      const block = document.createElement('span');
      block.style.display = 'block';
      block.append(...nodes);
      return block;
    });
    label.replaceChildren(...blocks);
  }
}

/**
 * Replaces the HTML of labels by SVG text, a line at a time, in a page. HTML is cut off at the edge of its box where a
 * font is wider than the one that the box was measured with.
 */
function replaceLabels(svg: Element): void {
  const canvas = document.createElement('canvas').getContext('2d');
  for (const box of svg.querySelectorAll('foreignObject')) {
    const toDrawing = box.getScreenCTM()?.inverse();
    const labels = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    box.before(labels);
    for (const element of box.querySelectorAll('*')) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(element);
      if (width > 0 && backgroundColor !== 'rgba(0, 0, 0, 0)') {
        const start = new DOMPoint(left, top).matrixTransform(toDrawing);
        const end = new DOMPoint(left + width, top + height).matrixTransform(toDrawing);
        const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        ground.setAttribute('x', start.x.toFixed(1));
        ground.setAttribute('y', start.y.toFixed(1));
        ground.setAttribute('width', (end.x - start.x).toFixed(1));
        ground.setAttribute('height', (end.y - start.y).toFixed(1));
        ground.style.fill = backgroundColor;
        ground.style.stroke = 'none';
        labels.append(ground);
      }
    }
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const characters = node.textContent ?? '';
      const lines: { top: number; from: number; to: number }[] = [];
      const range = document.createRange();
      for (const { 0: character, index } of characters.matchAll(/\S/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + character.length);
        const { top } = range.getBoundingClientRect();
        const last = lines.at(-1);
        if (last !== undefined && Math.abs(last.top - top) < 1) {
          last.to = index + character.length;
        } else {
          lines.push({ top, from: index, to: index + character.length });
        }
      }
      const look = getComputedStyle(node.parentElement ?? box);
      for (const { from, to } of lines) {
        range.setStart(node, from);
        range.setEnd(node, to);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const start = new DOMPoint(left, top).matrixTransform(toDrawing);
        const end = new DOMPoint(right, bottom).matrixTransform(toDrawing);
        const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        text.textContent = characters.slice(from, to).replaceAll(/\s+/g, ' ');
        labels.append(text);
        let share = 0.8;
        if (canvas !== null) {
          canvas.font = `${look.fontStyle} ${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
          const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } =
            canvas.measureText(text.textContent);
          share = above / (above + below);
        }
        text.setAttribute('x', start.x.toFixed(1));
        text.setAttribute('y', (start.y + (end.y - start.y) * share).toFixed(1));
        text.setAttribute('textLength', (end.x - start.x).toFixed(1));
        text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
        const wanted = {
          fill: look.color,
          'font-size': look.fontSize,
          'font-style': look.fontStyle,
          'font-weight': look.fontWeight,
          'text-anchor': 'start',
          stroke: 'none',
        };
        for (const [name, value] of Object.entries(wanted)) {
          if (getComputedStyle(text).getPropertyValue(name) !== value) {
            text.style.setProperty(name, value);
          }
        }
      }
    }
    box.remove();
  }
}

/** Fixes the width of each text, so that another font is stretched or condensed to the room that the text has. */
function fixWidths(svg: Element): void {
  for (const text of svg.querySelectorAll<SVGTextContentElement>('text, tspan')) {
    if (
      text.children.length === 0 &&
      text.textContent?.trim() &&
      !text.hasAttribute('textLength')
    ) {
      text.setAttribute('textLength', text.getComputedTextLength().toFixed(1));
      text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
  }
}

/**
 * Exports it with its size, the styles that it needs from mermaid, and the width from which its smallest text has 12
 * pixels.
 */
function exportDrawing(element: Element): string {
  const svg = element as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  const sizes = [...svg.querySelectorAll('text, tspan')]
    .filter(({ children, textContent }) => children.length === 0 && textContent?.trim())
    .map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const least = Math.ceil((width * 12) / Math.min(...sizes));
  // Mermaid's classes override most of its attributes.
  for (const name of ['fill', 'stroke']) {
    for (const part of svg.querySelectorAll(`:not(style)[${name}^="#"], [${name}^="rgb"]`)) {
      part.setAttribute(name, getComputedStyle(part).getPropertyValue(name));
    }
  }
  const sheet = svg.querySelector('style')?.sheet;
  const rules = [...(sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSStyleRule && document.querySelector(rule.selectorText))
    .map(({ cssText }) => cssText);
  const drawing = svg.cloneNode(true) as SVGSVGElement;
  // It's where the day of drawing is, in a drawing that's kept for years.
  drawing.querySelector('g.today')?.remove();
  const style = drawing.querySelector('style');
  if (style !== null) {
    style.textContent = rules.join('');
  }
  for (const name of ['style', 'class', 'width', 'height']) {
    drawing.removeAttribute(name);
  }
  for (const path of drawing.querySelectorAll('path')) {
    // Rounded corners consist of hundreds of points with a dozen decimals each.
    const points = path.getAttribute('d') ?? '';
    path.setAttribute('d', points.replaceAll(/(\.\d)\d+/g, '$1'));
    path.removeAttribute('data-points');
  }
  // It defines each kind of arrow and shadow, and drawings use one or none.
  const uses = drawing.outerHTML;
  for (const definition of drawing.querySelectorAll('marker, filter, symbol')) {
    if (!uses.includes(`#${definition.id})`) && !uses.includes(`#${definition.id}"`)) {
      definition.remove();
    }
  }
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}" data-least="${least}"`;
  return new XMLSerializer()
    .serializeToString(drawing)
    .replace('<svg', `<svg ${size}`)
    .replaceAll(svg.id, 'd');
}

/** The ID of a drawing in the page, which no label contains: where it's exported, it becomes a short one. */
const DRAWING_ID = 'drawing-in-page';

/** Mermaid's own script for pages, which defines the global `mermaid`. */
declare const mermaid: {
  initialize(configuration: unknown): void;
  render(id: string, source: string): Promise<{ readonly svg: string }>;
};

/**
 * Draws a diagram as a standalone SVG for both color modes, with a font that most devices have, because the page's font
 * doesn't apply inside an image. On devices without it, its labels take the same room.
 *
 * @param page - an empty one with mermaid's script
 * @throws Error naming a color that isn't one of the library's
 */
export async function drawingOf(page: Page, source: string): Promise<string> {
  const drawings: string[] = [];
  for (const wrappingWidth of WRAPPING_WIDTHS) {
    const drawing = await draw(page, source, wrappingWidth);
    if (Number(/data-least="(\d+)"/.exec(drawing)?.[1]) <= PHONE_COLUMN) {
      return drawing;
    }
    drawings.push(drawing);
  }
  return drawings[0] ?? '';
}

async function draw(page: Page, source: string, wrappingWidth: number): Promise<string> {
  const configuration = { ...MERMAID, flowchart: { ...MERMAID.flowchart, wrappingWidth } };
  await page.evaluate(
    async ([id, given, text]) => {
      mermaid.initialize(given);
      const { svg } = await mermaid.render(id, text);
      document.body.innerHTML = svg;
    },
    [DRAWING_ID, configuration, source] as const,
  );
  const shown = page.locator(`svg#${DRAWING_ID}`);
  // A page gets the source of a function, so one can't use another.
  await shown.evaluate(balanceLabels);
  await shown.evaluate(replaceLabels);
  await shown.evaluate(fixWidths);
  return inBothModes(await shown.evaluate(exportDrawing));
}
