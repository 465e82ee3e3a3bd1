import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { parseMdx } from '../../../../../plugins/mdx/node/parse.ts';
import { recipeFaults, remarkRecipe } from '../../../../../plugins/recipes/node/index.ts';
import { generatedFileOf } from '../../../../../plugins/recipes/node/remarkRecipe.ts';

/** Runs the recipe plugin on a document. */
function compiled(tree: Root, text: string): Root {
  const file = new VFile({ path: 'docs/bread.mdx', value: text });
  return unified()
    .use(remarkRecipe, () => ({ siteDir: file.cwd, check: recipeFaults([]) }))
    .runSync(tree, file);
}

const compile = (text: string): Root => compiled(parseMdx(text), text);

test('a recipe with mistakes is not compiled, as it has no data', () => {
  expect(() => compile('---\ntitle: Bread\n---\n\n<Temperature c={930} />')).toThrow(
    'docs/bread.mdx:5: <Temperature> is on a page without <Recipe … />',
  );
});

test('a document without a recipe is left as it is', () => {
  expect(compile('Bread.')).toEqual(parseMdx('Bread.'));
});

test.each([
  ['docs/tea.mdx', 'docs/tea.json'],
  ['docs/tea.md', 'docs/tea.json'],
  ['docs/old.md.d/tea.mdx', 'docs/old.md.d/tea.json'],
])('the data of %s are in %s', (document, file) => {
  expect(generatedFileOf('/site', `/site/${document}`)).toBe(file);
});

/** A compiled document as MDX, without its indentation, blank lines, and imports. */
const mdxOf = (text: string): readonly string[] =>
  unified()
    .use(remarkMdx)
    .use(remarkStringify)
    .stringify({
      type: 'root',
      children: compile(text).children.filter(({ type }) => type !== 'mdxjsEsm'),
    })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The names that a compiled document imports, by module. */
const importsOf = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    compile(text).children.flatMap((node) =>
      node.type === 'mdxjsEsm'
        ? (node.data?.estree?.body ?? []).flatMap((statement) =>
            statement.type === 'ImportDeclaration'
              ? [
                  [
                    String(statement.source.value),
                    statement.specifiers.map(({ local }) => local.name),
                  ],
                ]
              : [],
          )
        : [],
    ),
  );

const HEAD = `import Extra from './extra';

<Recipe servings={8} active="PT25M" total="PT17H" equipment={['scale']} allergens={[]} />

<Ingredients>
- Salt
</Ingredients>
`;

const STEPS = `<Steps>
1. Mix. <Timer minutes={1} />
2. Rest. <Timer minutes={2} name="rest" /> <Timer minutes={3} />
</Steps>
`;

test('a recipe is put into its page, with numbered steps and timers', () => {
  expect(mdxOf(`${HEAD}\n${STEPS}\nWait <Timer hours={1} />.`)).toEqual([
    '<RecipePage data={recipeData} structured={structuredRecipe}>',
    `<Recipe servings={8} active="PT25M" total="PT17H" equipment={['scale']} allergens={[]} />`,
    '<Ingredients>',
    '* Salt',
    '</Ingredients>',
    '<Steps title="">',
    '<Step number={1}>',
    'Mix.',
    '<Timer minutes={1} id={1} name="Step 1" />',
    '</Step>',
    '<Step number={2}>',
    'Rest.',
    '<Timer minutes={2} name="rest" id={2} />',
    '<Timer minutes={3} id={3} name="Step 2" />',
    '</Step>',
    '</Steps>',
    'Wait <Timer hours={1} id={4} name="Timer" />.',
    '</RecipePage>',
  ]);
});

test('the timers of several groups of steps are named by the closest heading above', () => {
  const text = `${HEAD}\n## The recipe\n\n### *Dough*\n\n${STEPS}\n### Filling\n\n${STEPS}\n## After`;
  const lines = mdxOf(text);
  expect(lines.filter((line) => line.startsWith('<Steps'))).toEqual([
    '<Steps title="Dough">',
    '<Steps title="Filling">',
  ]);
  expect(lines.filter((line) => line.startsWith('<Timer'))).toEqual([
    '<Timer minutes={1} id={1} name="Dough, step 1" />',
    '<Timer minutes={2} name="rest" id={2} />',
    '<Timer minutes={3} id={3} name="Dough, step 2" />',
    '<Timer minutes={1} id={4} name="Filling, step 1" />',
    '<Timer minutes={2} name="rest" id={5} />',
    '<Timer minutes={3} id={6} name="Filling, step 2" />',
  ]);
});

test('steps keep their paragraphs only where blank lines divide them', () => {
  const stepsOf = (list: string) => {
    const { children } = compile(`${HEAD}\n<Steps>\n${list}\n</Steps>`);
    const page = children.at(-1) as unknown as { children: { children: Root[] }[] };
    return page.children.at(-1)?.children.map((step) => step.children.map(({ type }) => type));
  };
  expect(stepsOf('1. Mix.\n2. *Rest.*')).toEqual([['text'], ['emphasis']]);
  expect(stepsOf('1. Mix.\n\n2. *Rest.*')).toEqual([['paragraph'], ['paragraph']]);
  expect(stepsOf('1. Mix:\n   - salt')).toEqual([['text', 'list']]);
});

test('a recipe imports its data and its components, and keeps its own imports above', () => {
  expect(importsOf(`${HEAD}\n${STEPS}`)).toEqual({
    './extra': ['Extra'],
    '@generated/recipes/default/data/docs/bread.json': ['recipeData'],
    '@generated/recipes/default/structured/docs/bread.json': ['structuredRecipe'],
    '@site/plugins/recipes/client': [
      ...['RecipePage', 'Step', 'Recipe', 'Ingredients', 'Steps', 'Amount', 'Temperature', 'Timer'],
    ],
  });
});

test('the front matter, which the framework parses, stays above the page', () => {
  const tree = parseMdx(`${HEAD}\n${STEPS}`);
  tree.children.unshift({ type: 'yaml', value: 'title: Bread' });
  const types = compiled(tree, '').children.map(({ type }) => type);
  expect(types).toContain('yaml');
  expect(types.indexOf('mdxJsxFlowElement')).toBe(types.length - 1);
});
