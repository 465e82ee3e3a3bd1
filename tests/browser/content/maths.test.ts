import { expect, test } from '../page.ts';

test.use({ window: 'own' });

/** The innermost elements of formulas, which hold their characters. */
const CHARACTERS = '.katex-html :not(:has(*))';

for (const address of ['/biking', '/investment-return', '/algorithm']) {
  test(`the fonts of formulas have all characters of ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: CHARACTERS,
    });
    const families = new Set<string>();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) {
        families.add(isCustomFont ? familyName.replace(/_.*/, '') : familyName);
      }
    }
    expect([...families]).toEqual(['KaTeX']);
  });
}
