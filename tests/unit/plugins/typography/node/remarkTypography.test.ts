import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parseMdx } from '../../../../../plugins/mdx/node/parse.ts';
import { curled } from '../../../../../plugins/typography/node/quotes.ts';
import { remarkTypography } from '../../../../../plugins/typography/node/remarkTypography.ts';
import { joined } from '../../../../../plugins/typography/node/units.ts';

/** The values of the nodes of a document that have one, after the plugin. */
function valuesOf(text: string): readonly string[] {
  const values: string[] = [];
  visit(unified().use(remarkTypography).runSync(parseMdx(text)), (node) => {
    if ('value' in node) {
      values.push(String(node.value));
    }
  });
  return values;
}

test('captions are set like other text, and no other attribute is', () => {
  const text = `<DataTable data="x" caption="A bird's 5 g" name="a's" />`;
  const attributes: unknown[] = [];
  visit(unified().use(remarkTypography).runSync(parseMdx(text)), 'mdxJsxFlowElement', (node) => {
    attributes.push(...node.attributes.map(({ value }) => value));
  });
  expect(attributes).toEqual(['x', 'A bird’s 5\u00A0g', "a's"]);
});

test('admonitions are set, and their attributes are not', () => {
  const text = ":::note[It's]{.plain caption=\"a's\"}\n\nThat's it.\n\n:::";
  const tree = unified().use(remarkParse).use(remarkDirective).parse(text);
  unified().use(remarkTypography).runSync(tree);
  const texts: string[] = [];
  visit(tree, 'text', ({ value }) => {
    texts.push(value);
  });
  expect(texts).toEqual(['It’s', 'That’s it.']);
});

describe('quotes', () => {
  test.each([
    [`it's "so", the dogs' and Ana's`, 'it’s “so”, the dogs’ and Ana’s'],
    [`"a 'b' c" and 'd "e"'`, '“a ‘b’ c” and ‘d “e”’'],
    [`"'a' b"`, '“‘a’ b”'],
    [`the '90s, the 1990's, '24`, 'the ’90s, the 1990’s, ’24'],
    [`rock 'n' roll, 'tis`, 'rock ’n’ roll, ’tis'],
    [`a "?" or "-" or "…"`, 'a “?” or “-” or “…”'],
    [`("a") —"b"— [“c”]`, '(“a”) —“b”— [“c”]'],
    [`C++'s, x's`, 'C++’s, x’s'],
    [`size "5"`, 'size “5”'],
    [`a 'Model 3' and a 'don't press F5'`, 'a ‘Model 3’ and a ‘don’t press F5’'],
    [`'a' is 6' tall`, `‘a’ is 6' tall`],
    [`5" wide and 6' tall`, `5" wide and 6' tall`],
    [`the sign " and the sign '`, `the sign " and the sign '`],
    ['"', '"'],
    [`"end`, '“end'],
    ['', ''],
  ])('of %j are set', (text, set) => {
    expect(curled(text)).toBe(set);
  });
});

describe('units', () => {
  test.each([
    ['5 km, 1,000 kg/m and 20 °C', '5\u00A0km, 1,000 kg/m and 20\u00A0°C'],
    ['32 L and 100 mL', '32\u00A0L and 100\u00A0mL'],
    ['EUR 200 and 3.5 GHz', 'EUR\u00A0200 and 3.5\u00A0GHz'],
    ['3 in 4, 5 minutes, 2 more, 1 METER', '3 in 4, 5 minutes, 2 more, 1 METER'],
    ['km 5', 'km 5'],
  ])('of %j are joined', (text, set) => {
    expect(joined(text)).toBe(set);
  });
});

describe('remarkTypography', () => {
  test('reads a text across its nodes, and leaves code, formulas, keys, and attributes', () => {
    expect(
      valuesOf(`**"bold"**, \`"x"\`'s "*it*" and <Keys>"</Keys> and "$f'$" [a](/b "it's")'s`),
    ).toEqual([
      '“bold”',
      ', ',
      '"x"',
      '’s “',
      'it',
      '” and ',
      '"',
      ' and “',
      "f'",
      '” ',
      'a',
      '’s',
    ]);
  });

  test('begins anew in each paragraph, cell, and item', () => {
    expect(valuesOf(`"a\n\nb"\n\n| "c | d" |\n| --- | --- |\n| 5 km | 'e |\n\n- "f\n- g"`)).toEqual(
      ['“a', 'b”', '“c', 'd”', '5\u00A0km', '‘e', '“f', 'g”'],
    );
  });

  test('leaves blocks of code, and the spaces of headings', () => {
    expect(valuesOf(`## It's 5 km\n\n\`\`\`js\n"5 km"\n\`\`\``)).toEqual(['It’s 5 km', '"5 km"']);
  });
});
