import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../page.ts';

const FOLDER = 'static/diagrams';

test('the labels of stored drawings take the same room in a much wider font', async ({ page }) => {
  const names = await readdir(FOLDER);
  expect(names).not.toEqual([]);
  const faults: string[] = [];
  for (const name of names) {
    await page.setContent(await readFile(path.join(FOLDER, name), 'utf8'));
    const found = await page.locator('svg').evaluate((svg) => {
      const labels = [...svg.querySelectorAll<SVGTextContentElement>('text, tspan')].filter(
        ({ children, textContent }) => children.length === 0 && textContent?.trim(),
      );
      // Measured along the baseline, because the box around a slanted label also grows with the height of the font.
      const endOf = (label: SVGTextContentElement) =>
        label.getEndPositionOfChar(label.getNumberOfChars() - 1);
      const lengthOf = (label: SVGTextContentElement) => {
        const start = label.getStartPositionOfChar(0);
        const end = endOf(label);
        return Math.hypot(end.x - start.x, end.y - start.y);
      };
      const before = labels.map(lengthOf);
      const wide = document.createElement('style');
      wide.textContent = '* { font-family: monospace !important; }';
      svg.append(wide);
      const { right } = svg.getBoundingClientRect();
      const changed = labels.filter((label, at) => {
        const end = endOf(label).matrixTransform(label.getScreenCTM() ?? undefined);
        return lengthOf(label) > (before[at] ?? 0) + 2 || end.x > right + 2;
      });
      const clipped = [...svg.querySelectorAll('foreignObject')];
      return { count: labels.length, wrong: [...changed, ...clipped].map((e) => e.textContent) };
    });
    expect(found.count, name).toBeGreaterThan(0);
    faults.push(...found.wrong.map((text) => `${name}: ${text}`));
  }
  expect(faults).toEqual([]);
});
