import path from 'node:path';
import { expect, test } from 'vitest';
import { placesIn } from '../../../../../plugins/mdx/node/place.ts';

test('a line is told with the path from the project, with forward slashes', () => {
  const cwd = path.resolve('/site');
  expect(placesIn({ cwd, path: path.join(cwd, 'docs', 'tea.mdx') })(7)).toBe('docs/tea.mdx:7');
});
