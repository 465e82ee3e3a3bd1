import { DIAGRAM_CODE, drawDiagrams } from '../diagrams.ts';
import { expect, test } from '../page.ts';
import { watchScripts } from '../scripts.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

// @proves content.mdx
test('a component is in a sentence of a document', async ({ page }) => {
  await page.goto('/syntax');
  const sentence = page.getByRole('paragraph').filter({ hasText: 'is in the sentence' });
  await expect(sentence.locator('kbd').first()).toBeVisible();
});

// @proves content.comments
test('a comment is not part of the page', async ({ page, request }) => {
  expect(await (await request.get('/syntax')).text()).not.toContain('Nobody reads');
  await page.goto('/syntax');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('article')).not.toContainText('<!--');
});

// @proves content.admonitions
test('an admonition has the title that follows its name', async ({ page }) => {
  await page.goto('/syntax');
  const note = page.locator('.theme-admonition-note');
  await expect(note).toContainText('The title of a note');
  await expect(note).toContainText('A text in an admonition.');
  await expect(note).not.toContainText(':::');
});

// @proves content.heading-ids
test('a heading has the id that is written behind it', async ({ page }) => {
  await page.goto('/syntax#own');
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveAttribute('id', 'own');
  await expect(heading).not.toContainText('{');
});

test('the code of a diagram that isn’t stored is fetched once a reader comes near it', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/syntax');
  await drawDiagrams(page);
  expect(await scripts()).toMatch(DIAGRAM_CODE);
});

// @proves content.diagrams, content.diagram-security, content.diagram-themes
test('a diagram is loose, and has the theme of the color mode', async ({ page }) => {
  await page.goto('/syntax');
  await drawDiagrams(page);
  const diagram = page.locator('.docusaurus-mermaid-container svg');
  await expect(diagram.locator('b', { hasText: 'bold' })).toBeVisible();
  const node = diagram.locator('.node rect').first();
  await expect(node).toHaveCSS('fill', 'rgb(236, 236, 255)');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(node).toHaveCSS('fill', 'rgb(31, 32, 32)');
});
