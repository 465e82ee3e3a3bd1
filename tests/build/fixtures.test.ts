import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildFixture, ROOT } from './buildSite.ts';

describe.concurrent('a build', () => {
  // @proves validation.broken-links
  test('stops at a link to an address that does not exist, naming the page and the link', async () => {
    const { code, output } = await buildFixture('broken-link');
    expect(code).toBe(1);
    expect(output).toContain('Broken link on source page path = /imprint');
    expect(output).toContain('linking to /coffee');
  });

  // @proves validation.broken-anchors, validation.duplicate-routes
  test('warns of a link to a heading that does not exist, and of two pages at one route', async () => {
    const { code, output } = await buildFixture('warnings');
    expect(output).toContain('[WARNING] Docusaurus found broken anchors!');
    expect(output).toContain('Broken anchor on source page path = /imprint');
    expect(output).toContain('#kettle');
    expect(output).toContain('[WARNING] Duplicate routes found!');
    expect(output).toContain('/imprint');
    expect(code).toBe(0);
  });

  test('stops at documents that break their contract, listing every finding', async () => {
    const { code, output } = await buildFixture('contract');
    expect(code).toBe(1);
    const expected = readFileSync(path.join(ROOT, 'tests/fixtures/contract/findings.txt'), 'utf8');
    const lines = output.split('\n').filter((line) => /^docs\/\S+:\d+: /.test(line));
    expect(`${lines.join('\n')}\n`).toBe(expected);
  });
});
