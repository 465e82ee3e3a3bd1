import type { Page } from '@playwright/test';
import { expect } from './page.ts';

/** Names from mermaid, its parser, and the libraries that it draws with. */
export const DIAGRAM_CODE = /mermaidAPI|"RuleCall"|cytoscape|sankey|DOMPurify/;

/** Scrolls to each diagram of a page, and waits until its stored drawing is there, or the theme has drawn it. */
export async function drawDiagrams(page: Page): Promise<void> {
  for (const diagram of await page.locator('[data-diagram]').all()) {
    await diagram.scrollIntoViewIfNeeded();
    const isDrawn = () =>
      diagram.evaluate((element) =>
        [...element.querySelectorAll('img, svg[aria-roledescription]')].some(
          (drawing) =>
            drawing.checkVisibility() &&
            (!(drawing instanceof HTMLImageElement) || drawing.naturalWidth > 0),
        ),
      );
    await expect.poll(isDrawn).toBe(true);
  }
}
