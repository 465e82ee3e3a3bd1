import { describe, expect, test } from 'vitest';
import { parseMdx } from '../../../../../plugins/mdx/node/parse.ts';
import { readRecipe } from '../../../../../plugins/recipes/node/readRecipe.ts';

const HEAD = `<Recipe servings={8} active="PT25M" total="PT17H" equipment={['scale']} allergens={['wheat (gluten)']} />`;
const INGREDIENTS = `<Ingredients>
- <Amount g={500} of="flour" />, strong
- <Amount g={45} of="olive oil" like="oil" />
- Salt, to taste
</Ingredients>`;
const STEPS = `<Steps>
1. Stir <Amount of="flour" />.
2. Bake at <Temperature c={230} />. <Timer minutes={20} to={25} />
</Steps>`;

const FACTS = { title: 'Bread', description: 'A bread.', keywords: ['loaf', 'crumb'] };
const DENSITIES = new Map([
  ['flour', 120],
  ['oil', 216],
]);

const read = (...blocks: readonly string[]) =>
  readRecipe(parseMdx(blocks.join('\n\n')), FACTS, DENSITIES);

const messages = (...blocks: readonly string[]) =>
  read(...blocks).faults.map(({ message }) => message);

describe('a recipe', () => {
  test('gives its page its own ingredients and their densities', () => {
    const { recipe, faults } = read(HEAD, INGREDIENTS, STEPS);
    expect(faults).toEqual([]);
    expect(recipe?.data).toEqual({
      servings: 8,
      ingredients: {
        flour: { kind: 'mass', size: 500 },
        'olive oil': { kind: 'mass', size: 45 },
      },
      gramsPerCup: { flour: 120, 'olive oil': 216 },
    });
  });

  test('gives search engines what schema.org asks for', () => {
    expect(read(HEAD, INGREDIENTS, STEPS).recipe?.structured).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Bread',
      description: 'A bread.',
      keywords: 'loaf, crumb',
      recipeYield: ['8 servings'],
      prepTime: 'PT25M',
      totalTime: 'PT17H',
      recipeIngredient: ['500 g flour, strong', '45 g olive oil', 'Salt, to taste'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Stir 500 g flour.' },
        { '@type': 'HowToStep', text: 'Bake at 230 °C (450 °F). (20 to 25 minutes)' },
      ],
    });
  });

  test('is told to search engines in words, as readers see it', () => {
    const head = HEAD.replace('servings={8}', 'servings={1} yield="1 loaf"');
    const ingredients = `<Ingredients>
- <Amount count={1} of="eggs" one="egg" />,
  beaten
- <Amount count={2} of="lemons" one="lemon" />
- <Amount g={500} of="onions" one="onion" />
- <Amount g={5} of="salt">sea salt</Amount>
- <Amount ml={30} /> of *warm* \`H2O\`\\
  or milk
</Ingredients>`;
    const steps =
      '<Steps>\n1. Beat <Amount of="eggs" />.\n\n   Rest:\n   - cold\n   - long\n</Steps>';
    const { recipe } = readRecipe(
      parseMdx([head, ingredients, steps].join('\n\n')),
      { title: 'Bread', keywords: [] },
      DENSITIES,
    );
    expect(recipe?.structured).toStrictEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Bread',
      recipeYield: ['1 serving', '1 loaf'],
      prepTime: 'PT25M',
      totalTime: 'PT17H',
      recipeIngredient: [
        '1 egg, beaten',
        '2 lemons',
        '500 g onions',
        '5 g sea salt',
        '30 ml of warm H2O or milk',
      ],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Beat 1 eggs. Rest: cold long' }],
    });
  });

  test('is none where there is no component of one', () => {
    expect(read('Text.')).toEqual({ faults: [] });
  });
});

/** Mistakes: code added to a valid recipe, and part of the message. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ['<Amount />', '<Amount> has no unit; give one of g, kg, ml, l, tsp, tbsp, count'],
  ['<Amount g={1} ml={2} />', '<Amount> has the units g and ml; it takes one'],
  ['<Amount cups={2} />', '<Amount> has no attribute "cups"'],
  ['<Amount g="500" />', '<Amount> "g" needs a number in braces'],
  ['<Amount g={0} />', '<Amount> "g" must be above 0'],
  ['<Amount g={-1} />', '<Amount> "g" must be above 0'],
  ['<Amount g={250 * 2} />', '<Amount> "g" needs a number in braces'],
  ['<Amount {...flour} />', '<Amount> has no attribute "..."'],
  ['<Amount of="sugar" />', 'refers to "sugar", which is not in the ingredients; there are flour'],
  ['<Amount g={3} share />', 'refers to no ingredient; there are flour, olive oil'],
  ['<Amount g={46} of="olive oil" share />', 'the parts of "olive oil" come to more'],
  ['<Amount g={3} of="sugar" share />', 'refers to "sugar", which is not in the ingredients'],
  ['<Amount ml={3} of="flour" share />', 'is a part of "flour" in another kind of unit'],
  ['<Amount of="flour" share />', '<Amount> has no unit'],
  ['<Amount g={3} like="oil" />', '<Amount> has "like" without "of"'],
  ['<Amount g={3} of="lard" like="fat" />', 'is like "fat", which the kitchen conversions do not'],
  ['<Temperature c="230" />', '<Temperature> "c" needs a number in braces'],
  ['<Temperature />', '<Temperature> lacks the attribute "c"'],
  ['<Temperature c={930} />', '<Temperature> "c" is hotter than a kitchen gets'],
  ['<Temperature c={-90} />', '<Temperature> "c" is colder than a kitchen gets'],
  ['<Temperature c={230} f={350} />', '<Temperature> 350 °F is not 230 °C'],
  ['<Temperature c={230} to={220} />', '<Temperature> "to" is not above "c"'],
  ['<Temperature c={93} f={200} to={95} />', '<Temperature> takes "to" or "f", not both'],
  ['<Timer />', '<Timer> needs one of seconds, minutes, hours'],
  ['<Timer minutes={1} hours={1} />', '<Timer> needs one of seconds, minutes, hours'],
  ['<Timer minutes={20} to={20} />', '<Timer> "to" is not above "minutes"'],
  ['<Timer days={2} />', '<Timer> has no attribute "days"'],
  [HEAD, 'a page has one <Recipe>'],
  ['<Steps>\nStir.\n</Steps>', '<Steps> needs one numbered list'],
  ['<Steps>\n- Stir.\n</Steps>', '<Steps> needs one numbered list'],
  ['<Steps>\n1. Stir.\n\nText.\n</Steps>', '<Steps> needs one numbered list'],
  ['<Steps>\n1. Add <Amount g={500} of="flour" />.\n</Steps>', 'repeats the amount of "flour"'],
  ['<Ingredients>\nFlour\n</Ingredients>', '<Ingredients> holds no list'],
  ['<Ingredients>\n- 500 g flour\n</Ingredients>', 'an ingredient’s amount is plain text'],
  ['<Ingredients>\n- ½ lemon\n</Ingredients>', 'an ingredient’s amount is plain text'],
  ['<Ingredients>\n- <Amount of="flour" />\n</Ingredients>', '<Amount> has no unit'],
  ['<Ingredients>\n- <Amount g={1} of="flour" />\n</Ingredients>', '"flour" appears twice'],
  ['<Ingredients>\n- <Amount g={1} of="rye" share />\n</Ingredients>', 'is whole; delete "share"'],
];

describe('a mistake', () => {
  test.each(MISTAKES)('%s is named', (block, message) => {
    const found = messages(HEAD, INGREDIENTS, STEPS, block);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test.each([
    [HEAD.replace('servings={8}', ''), '<Recipe> lacks the attribute "servings"'],
    [HEAD.replace('{8}', '{1.5}'), '<Recipe> "servings" must be a whole number'],
    [HEAD.replace('{8}', '{101}'), '<Recipe> "servings" must be 100 or less'],
    [HEAD.replace('PT25M', '25 min'), '<Recipe> "active" must be an ISO 8601 duration'],
    [HEAD.replace('PT25M', 'PT18H'), '<Recipe> "active" is more than "total"'],
    [HEAD.replace('equipment', 'totalMax="PT17H" equipment'), '"totalMax" is not more than'],
    [HEAD.replace("{['scale']}", '"scale"'), '<Recipe> "equipment" needs a list of texts'],
    [HEAD.replace('wheat (gluten)', 'gluten'), '"allergens" has a word that isn\'t in the legend'],
    [HEAD.replace('/>', '>Text</Recipe>'), '<Recipe> takes no content'],
  ])('in the head is named: %s', (head, message) => {
    const found = messages(head, INGREDIENTS, STEPS);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test('is told with the line it is on', () => {
    const { recipe, faults } = read(HEAD, INGREDIENTS, STEPS, 'Text\nand <Amount />.');
    expect(recipe).toBeUndefined();
    expect(faults).toEqual([{ line: 15, message: expect.stringContaining('no unit') }]);
  });

  test('is a page without ingredients or steps, or with them inside of something else', () => {
    expect(messages(HEAD, STEPS.replace('<Amount of="flour" />', 'flour'))).toEqual([
      '<Recipe> needs <Ingredients> on its page, not in another component',
    ]);
    expect(messages(HEAD, INGREDIENTS, `<Tabs>\n${STEPS}\n</Tabs>`)).toEqual([
      '<Recipe> needs <Steps> on its page, not in another component',
    ]);
  });

  test('is a part of a recipe without one', () => {
    expect(messages('Add <Amount g={5} />.')).toEqual([
      '<Amount> is on a page without <Recipe … />',
    ]);
  });
});

test('parts may come to all of an ingredient', () => {
  const parts = [20, 25].map((g) => `<Amount g={${g}} of="olive oil" share />`).join(' and ');
  expect(messages(HEAD, INGREDIENTS, STEPS, parts)).toEqual([]);
});

test('an ingredient whose amount has a mistake is told once, and not where the text refers to it', () => {
  const rye =
    '<Ingredients>\n- <Amount g="5" of="rye" />\n</Ingredients>\n\nAdd <Amount of="rye" />.';
  expect(messages(HEAD, INGREDIENTS, STEPS, rye)).toEqual([
    expect.stringContaining('<Amount> "g" needs a number in braces'),
  ]);
  expect(
    messages(HEAD, INGREDIENTS, STEPS, 'Add <Amount g="5" of="rye" /> and <Amount of="rye" />.'),
  ).toHaveLength(2);
});

test("ingredients may have a sentence above, an empty item, and numbers that aren't amounts", () => {
  const more = [
    'For the sauce:',
    '- 2 cans of <Amount g={400} of="tomatoes" />\n-\n- - <Amount g={5} /> salt',
  ];
  const { recipe, faults } = read(
    HEAD,
    `<Ingredients>\n${more.join('\n\n')}\n</Ingredients>`,
    '<Steps>\n1. Stir.\n</Steps>',
  );
  expect(faults).toEqual([]);
  expect(recipe?.data.ingredients).toEqual({ tomatoes: { kind: 'mass', size: 400 } });
});

test('amounts outside of the steps may differ from the ingredients: they are variations', () => {
  const variation =
    'In summer <Amount g={400} of="flour" /> will do, and <Amount l={2} /> of water.';
  expect(messages(HEAD, INGREDIENTS, STEPS, variation)).toEqual([]);
});

test('an ingredient without a density is not converted, and nothing is wrong', () => {
  const { recipe } = readRecipe(
    parseMdx([HEAD, INGREDIENTS.replace(' like="oil"', ''), STEPS].join('\n\n')),
    { title: 'Bread', keywords: [] },
    new Map(),
  );
  expect(recipe?.data.gramsPerCup).toStrictEqual({});
  expect(recipe?.structured).not.toHaveProperty('keywords');
});
