import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALLERGENS } from '../../../../../plugins/recipes/node/attributes.ts';

const page = readFileSync(
  new URL('../../../../../docs/cooking/recipe/README.mdx', import.meta.url),
  'utf8',
);

test.each(ALLERGENS)('%s is in the legend that readers are led to', (word) => {
  const [, legend = ''] = page.split('{#allergens}');
  expect(legend).toContain(word.replace(' (gluten)', ''));
});
