import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import {
  recipeFaults,
  remarkRecipe,
} from '../../../../../../plugins/content/recipes/node/index.ts';
import { parseMdx } from '../../../../../../plugins/mdx/node/parse.ts';

/** Runs the recipe plugin on a document. */
function compile(text: string): void {
  const file = new VFile({ path: 'docs/bread.mdx', value: text });
  unified()
    .use(remarkRecipe, () => ({ siteDir: file.cwd, check: recipeFaults([]) }))
    .runSync(parseMdx(text), file);
}

test('a recipe with mistakes is not compiled, as it has no data', () => {
  expect(() => compile('---\ntitle: Bread\n---\n\n<Temperature c={930} />')).toThrow(
    'docs/bread.mdx:5: <Temperature> is on a page without <Recipe … />',
  );
});

test('a document without a recipe is left as it is', () => {
  expect(() => compile('Bread.')).not.toThrow();
});
