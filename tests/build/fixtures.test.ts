import { describe, expect, test } from 'vitest';
import { buildFixture } from './buildSite.ts';

describe.concurrent('a build', () => {
  test('stops at a link to an address that does not exist, naming the page and the link', async () => {
    const { code, output } = await buildFixture('broken-link');
    expect(code).toBe(1);
    expect(output).toContain('Broken link on source page path = /tea');
    expect(output).toContain('linking to /coffee');
  });

  test('warns of a link to a heading that does not exist, naming the page and the anchor', async () => {
    const { code, output } = await buildFixture('broken-anchor');
    expect(output).toContain('[WARNING] Docusaurus found broken anchors!');
    expect(output).toContain('Broken anchor on source page path = /tea');
    expect(output).toContain('#kettle');
    expect(code).toBe(0);
  });

  test('warns of two pages at one route, naming it', async () => {
    const { code, output } = await buildFixture('duplicate-route');
    expect(output).toContain('[WARNING] Duplicate routes found!');
    expect(output).toContain('/imprint');
    expect(code).toBe(0);
  });

  test('stops at two documents with one address, naming both files', async () => {
    const { code, output } = await buildFixture('duplicate-address');
    expect(code).toBe(1);
    expect(output).toContain('AddressError');
    expect(output).toContain('docs/notes/herbs/tea.mdx and ');
    expect(output).toContain('docs/notes/tea.mdx would both be at /tea');
  });

  test('stops at a document that sets its own address, naming the file and the field', async () => {
    const { code, output } = await buildFixture('handwritten-slug');
    expect(code).toBe(1);
    expect(output).toContain('docs/notes/tea: the field "slug" is set to "/black-tea"');
  });

  test('stops at mistakes in recipes, naming each by its file and line', async () => {
    const { code, output } = await buildFixture('broken-recipe');
    expect(code).toBe(1);
    for (const mistake of [
      'docs/notes/README.mdx:8: <Amount> stands on a page without <Recipe … />',
      'docs/notes/tea.mdx:14: <Amount> has no unit; give one of g, kg, ml, l, tsp, tbsp, count',
      'docs/notes/tea.mdx:15: <Amount> has no attribute "cups"',
      'docs/notes/tea.mdx:19: <Steps> needs one numbered list and nothing else',
    ]) {
      expect(output).toContain(mistake);
    }
  });
});
