import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isStray, straysPlugin } from '../../../../../plugins/strays/node/index.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

const STRAYS = [
  ...['.DS_Store', '._tea.svg', '.directory', 'Thumbs.db', 'desktop.ini'],
  ...['tea.svg~', '#tea.svg#', '.#tea.svg', '.~lock.tea.odt#', '~$tea.docx'],
  ...['.tea.svg.swp', '.tea.svg.swo', '4913'],
];

test.each(STRAYS)("%s isn't part of the library, in whatever folder", (name) => {
  expect(isStray(name)).toBe(true);
  expect(isStray(`img/${name}`)).toBe(true);
  expect(isStray(`${name}/tea.svg`)).toBe(true);
});

test.each([
  ...['tea.svg', '.nojekyll', '.well-known/security.txt', '_headers', '2026', '4913.svg'],
  ...['tea-4913', 'a.swp.svg', 'thumbs.svg'],
])('%s is', (file) => {
  expect(isStray(file)).toBe(false);
});

test('a build is published without them', async () => {
  const outDir = temporaryFolder(
    Object.fromEntries(
      ['tea.html', '.nojekyll', ...STRAYS, 'img/.DS_Store'].map((file) => [file, '']),
    ),
  );
  await straysPlugin().postBuild?.({ outDir } as never);
  expect(readdirSync(outDir, { recursive: true }).sort()).toEqual(['.nojekyll', 'img', 'tea.html']);
});
