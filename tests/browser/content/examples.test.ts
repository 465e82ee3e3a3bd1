import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../page.ts';

/** A 3 × 2 picture, served for every picture in an example. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="100%" height="100%"/></svg>';

/** A block of code in HTML. */
const HTML = /^```html.*\n([\s\S]*?\n)```$/gm;

/** The HTML pages in documents, which readers copy. */
const examples = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .sort()
  .flatMap((name) =>
    [...readFileSync(path.join('docs', name), 'utf8').matchAll(HTML)]
      .filter(([, content = '']) => /<!doctype/i.test(content))
      .map(([, content = ''], at) => ({ place: `docs/${name}, ${at + 1}`, content })),
  );

test.use({ viewport: { width: 400, height: 800 }, window: 'own' });

test('documents show pages of HTML', () => {
  expect(examples.length).toBeGreaterThan(5);
});

/** Mistakes that readers would copy. */
const PLANTED = [
  ['a page that is too wide', '<div style="width: 500px">Wide</div>'],
  [
    'a page with a distorted picture',
    '<img src="a.jpg" alt="" width="800" height="800" style="width: 100%">',
  ],
].map(([place = '', body = '']) => ({ place, content: `<!doctype html><title>A</title>${body}` }));

for (const { place, content } of [...examples, ...PLANTED]) {
  test(`${place} fits a phone, and distorts no picture`, async ({ page }) => {
    test.fail(!place.startsWith('docs/'), 'a mistake that is there to be found');
    await page.route('**/*', async (route) => {
      const kind = route.request().resourceType();
      if (kind === 'document') {
        await route.fulfill({ contentType: 'text/html', body: content });
      } else if (kind === 'image') {
        await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      } else {
        // The page doesn't show its other files, so it has to work without them.
        await route.fulfill({ contentType: kind === 'script' ? 'text/javascript' : 'text/plain' });
      }
    });
    await page.goto('/example');
    const { overflow, distorted } = await page.evaluate(async () => {
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      const root = document.documentElement;
      return {
        overflow: root.scrollWidth - root.clientWidth,
        distorted: [...document.images]
          .filter((image) => {
            const { width, height } = image.getBoundingClientRect();
            const isStretched = getComputedStyle(image).objectFit === 'fill';
            const ratio = image.naturalWidth / image.naturalHeight;
            return isStretched && height > 0 && Math.abs(width / height / ratio - 1) > 0.02;
          })
          .map((image) => image.outerHTML),
      };
    });
    expect(overflow).toBeLessThanOrEqual(0);
    expect(distorted).toEqual([]);
  });
}
