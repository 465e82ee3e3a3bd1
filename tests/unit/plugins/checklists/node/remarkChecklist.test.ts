import type { ListItem } from 'mdast';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { remarkChecklist } from '../../../../../plugins/checklists/node/remarkChecklist.ts';
import { attributesOf, isComponent } from '../../../../../plugins/mdx/node/attributes.ts';
import { parseMdx } from '../../../../../plugins/mdx/node/parse.ts';

/** The document after the plugin. */
const after = (source: string) =>
  unified()
    .use(remarkChecklist)
    .runSync(parseMdx(source), new VFile({ path: 'docs/list.mdx' }));

const LIST = `<Checklist name="packing">

## Bag

- [ ] One
- [x] Two
- Not a task

## Coat

- [ ] Three

- [ ] Four

</Checklist>

- [ ] Outside`;

test('a checklist is told how many tasks it has, and which are ticked', () => {
  const attributes: unknown[] = [];
  visit(after(LIST), (node) => {
    if (isComponent(node, 'Checklist')) {
      attributes.push(attributesOf(node));
    }
  });
  expect(attributes).toEqual([{ name: 'packing', count: 4, ticked: [1] }]);
});

test('its tasks are numbered through all its lists, and set without paragraphs', () => {
  const tasks: unknown[] = [];
  visit(after(LIST), 'listItem', ({ data, spread }: ListItem) => {
    tasks.push([(data?.hProperties as { dataTask?: number } | undefined)?.dataTask, spread]);
  });
  expect(tasks).toEqual([
    [0, false],
    [1, false],
    [undefined, false],
    [2, false],
    [3, false],
    [undefined, false],
  ]);
});

test.each([
  ['<Checklist>\n- [ ] One\n</Checklist>', '<Checklist> lacks the attribute "name"'],
  ['<Checklist name={1}>\n- [ ] One\n</Checklist>', '"name" needs a text in quotes'],
  ['<Checklist name="The Bag">\n- [ ] One\n</Checklist>', '"name" needs lower-case words'],
  [
    '<Checklist name="bag">\n- [ ] One\n\n<Checklist name="box">\n- [ ] Two\n</Checklist>\n</Checklist>',
    '<Checklist> holds another one',
  ],
  ['<Checklist name="bag">\n- One\n</Checklist>', '<Checklist> holds no task'],
  [
    '<Checklist name="bag" of="x">\n- [ ] One\n</Checklist>',
    'has no attribute "of"; it takes name',
  ],
  [`${LIST}\n\n${LIST}`, '"packing" is on the page twice'],
])('a mistake stops the build: %j', (source, message) => {
  expect(() => after(source)).toThrow(message);
});

test('a mistake is reported with its file and line', () => {
  expect(() => after('Text.\n\n<Checklist>\n- [ ] One\n</Checklist>')).toThrow(
    'docs/list.mdx:3: <Checklist> lacks the attribute "name"',
  );
});
