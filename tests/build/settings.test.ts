import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, runNode } from './buildSite.ts';

/** Returns the files of a project folder with their sizes and times; empty if it doesn't exist. */
function contentOf(folder: string): readonly string[] {
  const absolute = path.join(ROOT, folder);
  if (!existsSync(absolute)) {
    return [];
  }
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = statSync(path.join(absolute, name));
    return `${name} ${size} ${mtimeMs}`;
  });
}

/** Returns the contents of the output folders of `npm run build` and of the framework. */
const written = () => ['build', 'build.next', '.docusaurus'].map(contentOf);

const CASES = [
  {
    what: 'an origin without a scheme',
    settings: { SITE_URL: 'library.example.org' },
    says: 'SITE_URL is "library.example.org", which is not an address with a scheme',
  },
  {
    what: 'a base URL without slashes',
    settings: { SITE_BASE_URL: 'library' },
    says: 'SITE_BASE_URL is "library", which is not a base URL with a slash at both ends; write /library/',
  },
  {
    what: 'half of a hosted search',
    settings: { SITE_SEARCH_APP_ID: 'APP', SITE_SEARCH_INDEX: 'library' },
    says: 'without SITE_SEARCH_API_KEY; set SITE_SEARCH_API_KEY too',
  },
];

// @proves config.site
test.each(CASES)('$what stops the build before anything is written', async ({ settings, says }) => {
  const before = written();
  const { code, output } = await runNode(['commands/run.mjs', 'build'], settings);
  expect(code).toBe(1);
  expect(output).toContain(says);
  expect(output).not.toContain('Building the site');
  expect(written()).toEqual(before);
});

test('the framework by itself refuses them too', async () => {
  const before = written();
  const { code, output } = await runNode(
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    { SITE_BASE_URL: 'library' },
  );
  expect(code).toBe(1);
  expect(output).toContain('SITE_BASE_URL is "library"');
  expect(written()).toEqual(before);
});
