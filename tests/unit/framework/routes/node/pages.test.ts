import { expect, test } from 'vitest';
import { fileOf } from '../../../../../framework/routes/node/pages.ts';

test.each([
  ['/tea', '/', false, 'tea.html'],
  ['/tea/', '/', true, 'tea/index.html'],
  ['/tea', '/', undefined, 'tea/index.html'],
  ['/base/tea', '/base/', false, 'tea.html'],
  ['/base/', '/base/', false, 'index.html'],
  ['/404.html', '/', true, '404.html'],
])('the page of %s, below %s with trailing slashes %s, is in %s', (route, base, slash, file) => {
  expect(fileOf(route, base, slash)).toBe(file);
});
