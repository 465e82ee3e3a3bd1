import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { parseMdx } from '../../../../../plugins/mdx/node/parse.ts';
import {
  list,
  number,
  remarkDataTable,
  rows,
  tableFaults,
  text,
} from '../../../../../plugins/tables/node/index.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';
import { setOf } from './sets.ts';

const SETS = {
  things: setOf({
    kind: text({ label: 'Kind', choices: ['big', 'small'] }),
    size: number({ label: 'Size', none: true }),
    parts: list({ label: 'Parts', none: true }),
  }),
};

/** The part of an import that the tests read. */
interface Import {
  readonly data: { readonly estree: { readonly body: { source: { value: string } }[] } };
}

const FILES = {
  'data/things/index.ts': '',
  'data/things/rows.tsv':
    'id\tkind\tsize\tparts\nTea\tbig\tnull\tx; y\nb\tsmall\t-2\tnull\nc\tsmall\t3\ty\n',
};

/** A document after the plugin. */
function transformed(body: string): Root {
  const folder = temporaryFolder(FILES);
  const file = new VFile({ path: `${folder}/docs/page.mdx`, value: body });
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file) as Root;
  return unified()
    .use(remarkDataTable, () => ({ sets: SETS, folder: `${folder}/data` }))
    .runSync(tree, file) as Root;
}

/** The faults of a document, with paths relative to the project. */
function faultsOf(body: string): readonly string[] {
  try {
    transformed(body);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(/^.*?docs\//, 'docs/'));
  }
}

const at = (line: number, message: string) => `docs/page.mdx:${line}: DataTable: ${message}`;

describe('a table of a document', () => {
  test('gets its rows by import, once for each set', () => {
    const tree = transformed(
      '<DataTable data="things" sort="-size" />\n\nText.\n\n<DataTable data="things" where={{ kind: \'small\' }} />\n',
    );
    const [rows, component, first, , second] = tree.children as [
      Import,
      Import,
      MdxJsxFlowElement,
      unknown,
      MdxJsxFlowElement,
    ];
    expect(rows.data.estree.body[0]?.source.value).toBe('@generated/data/default/things.json');
    expect(component.data.estree.body[0]?.source.value).toBe(
      '@site/plugins/tables/client/DataTable',
    );
    const attributes = ({ attributes: all }: MdxJsxFlowElement) =>
      all.map((attribute) =>
        attribute.type === 'mdxJsxAttribute'
          ? [attribute.name, typeof attribute.value === 'string' ? attribute.value : 'code']
          : [],
      );
    expect(attributes(first)).toEqual([
      ['sort', '-size'],
      ['data', 'code'],
      ['name', 'things'],
    ]);
    expect(attributes(second)).toEqual([
      ['where', 'code'],
      ['data', 'code'],
      ['name', 'things-2'],
      ['withoutAnchors', 'code'],
    ]);
    expect(tree.children).toHaveLength(5);
  });

  test('leaves its anchors to the table before it if they share a row', () => {
    const tree = transformed(
      '<DataTable data="things" where={{ size: -2 }} />\n\n<DataTable data="things" />\n',
    );
    expect(JSON.stringify(tree.children.at(-1))).toContain('withoutAnchors');
  });

  test('takes its component and its rows by a name that code can have', () => {
    const folder = temporaryFolder({
      'data/my-own-things/index.ts': '',
      'data/my-own-things/rows.tsv': 'id\tnear\na\tb\nb\ta\n',
    });
    const sets = { 'my-own-things': setOf({ near: rows({ label: 'Near' }) }) };
    const tree = parseMdx('<DataTable data="my-own-things" where={{ near: \'b\' }} />');
    unified()
      .use(remarkDataTable, () => ({ sets, folder: `${folder}/data` }))
      .runSync(tree, new VFile({ path: `${folder}/docs/page.mdx` }));
    const names = tree.children
      .slice(0, 2)
      .map(
        (node) => JSON.stringify(node).match(/"local":\{"type":"Identifier","name":"(\w+)"/)?.[1],
      );
    expect(names).toEqual(['dataSet_my_own_things', 'DataTable']);
  });

  test('keeps its anchors beside a table with other rows', () => {
    const tree = transformed(
      '<DataTable data="things" where={{ size: -2 }} />\n\n<DataTable data="things" where={{ parts: \'x\' }} />\n',
    );
    expect(JSON.stringify(tree)).not.toContain('withoutAnchors');
  });

  test.each([
    ['no set', '<DataTable />', 'data: is missing; name a set'],
    [
      'an unknown set',
      '<DataTable data="other" />',
      'data: there is no data set "other"; there are things',
    ],
    [
      'an unknown option',
      '<DataTable data="things" rows="3" />',
      '"rows" is not an option; there are data, columns, where, sort, caption',
    ],
    [
      'a spread',
      '<DataTable data="things" {...props} />',
      '"..." is not an option; there are data, columns, where, sort, caption',
    ],
    [
      'an unknown column',
      '<DataTable data="things" columns="id weight" />',
      'columns: "weight" is not a column; there are id, kind, size, parts',
    ],
    [
      'a column twice',
      '<DataTable data="things" columns="id id" />',
      'columns: names "id" twice; delete one',
    ],
    [
      'code for text',
      '<DataTable data="things" caption={1} />',
      'caption: is not text in quotes; write caption="…"',
    ],
    [
      'an unknown order',
      '<DataTable data="things" sort="-weight" />',
      'sort: "weight" is not a column; there are id, kind, size, parts',
    ],
    [
      'an order with a hyphen in it',
      '<DataTable data="things" sort="si-ze" />',
      'sort: "si-ze" is not a column; there are id, kind, size, parts',
    ],
    [
      'a number for a text',
      '<DataTable data="things" where={{ kind: 5 }} />',
      'where: kind: 5 is not text; write it in quotes',
    ],
    [
      'an unknown condition',
      '<DataTable data="things" where={{ weight: 1 }} />',
      'where: "weight" is not a column; there are id, kind, size, parts',
    ],
    [
      'a value that cannot be',
      '<DataTable data="things" where={{ kind: \'huge\' }} />',
      'where: kind: "huge" is not one of big, small; correct it, or add it to the choices',
    ],
    [
      'a condition to compute',
      '<DataTable data="things" where={{ size: 1 + 1 }} />',
      "where: is not an object of plain values; write where={{ field: 'chat' }}",
    ],
    [
      'a condition in quotes',
      '<DataTable data="things" where="small" />',
      "where: is not an object of plain values; write where={{ field: 'chat' }}",
    ],
    ...[
      ['a list of values', "{{ parts: ['x'] }}"],
      ['a value in a value', '{{ size: { min: 1 } }}'],
      ['a list', "{['x']}"],
      ['nothing', '{null}'],
    ].map(([what, where]) => [
      `a condition that is or holds ${what}`,
      `<DataTable data="things" where=${where} />`,
      "where: is not an object of plain values; write where={{ field: 'chat' }}",
    ]),
    [
      'a part that cannot be',
      '<DataTable data="things" where={{ parts: \'x;\' }} />',
      'where: parts: "x;" holds a semicolon; separate values by "; "',
    ],
    [
      'an option without a text',
      '<DataTable data="things" columns="" />',
      'columns: is not text in quotes; write columns="…"',
    ],
    [
      'no row',
      '<DataTable data="things" where={{ size: 9 }} />',
      'where: no row matches; correct it',
    ],
  ])('is refused with %s', (_, table, message) => {
    expect(faultsOf(`Text.\n\n${table}\n`)).toEqual([at(3, message)]);
  });

  test('is refused beside a heading at the anchor of one of its rows', () => {
    const body =
      '## Tea {#Tea}\n\n<DataTable data="things" where={{ kind: \'small\' }} />\n\n<DataTable data="things" />\n';
    const check = tableFaults({ sets: SETS, folder: `${temporaryFolder(FILES)}/data` });
    expect(check(parseMdx(body), body)).toEqual([
      {
        line: 5,
        message:
          'DataTable: the heading "Tea" and a row are both at #Tea; give the heading another id, as in {#the-Tea}',
      },
    ]);
  });

  test.each([
    'columns="  id   kind "',
    'where={{ size: null }}',
    "where={{ size: -2, kind: 'small' }}",
    "where={{ parts: 'y' }}",
    'sort="size" caption="Things"',
    'sort="-size"',
  ])('may be asked for with %s', (options) => {
    expect(faultsOf(`<DataTable data="things" ${options} />`)).toEqual([]);
  });

  test('is refused where there are no data sets', () => {
    const check = tableFaults({ sets: {}, folder: temporaryFolder({}) });
    const body = '<DataTable data="things" />';
    expect(check(parseMdx(body), body)).toEqual([
      { line: 1, message: 'DataTable: data: there is no data set "things"; there are none' },
    ]);
  });

  test('tells all its faults at once', () => {
    expect(
      faultsOf('<DataTable data="things" rows="3" sort="x" />\n\n<DataTable data="y" />\n'),
    ).toHaveLength(3);
  });

  test('leaves a document without one as it is', () => {
    expect(transformed('Text.\n').children).toHaveLength(1);
  });
});
