import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isReserved } from '../../../plugins/documents/node/address.ts';

/** Endings of the files that each page has at the root. */
const OF_PAGES = ['.html', '.md'];

test('no document can have the name of another file or folder at the root of the site', () => {
  const names = readdirSync('build').filter(
    (name) => !name.startsWith('.') && !name.startsWith('_'),
  );
  const [nameOf, pages] = [
    (name: string) => name.replace(/\..*/, ''),
    names.filter((name) => OF_PAGES.includes(path.extname(name.replace(/\.(?:br|gz)$/, '')))),
  ];
  const others = names.filter((name) => !pages.includes(name) || /^(?:404|index)\./.test(name));
  expect(others).toContain('robots.txt');
  expect(others.filter((name) => !isReserved(`/${nameOf(name)}`))).toEqual([]);
});
