import { expect, test } from 'vitest';
import { listsOf } from '../../../../../plugins/documents/node/lists.ts';

const document = (id: string, changes = {}) => ({
  id,
  title: `The ${id}`,
  description: `About ${id}.`,
  permalink: `/${id}`,
  unlisted: false,
  draft: false,
  ...changes,
});
const doc = (id: string) => ({ type: 'doc', id });
const entry = (id: string) => ({ title: `The ${id}`, href: `/${id}`, description: `About ${id}.` });

const sidebars = {
  one: [
    doc('start'),
    {
      type: 'category',
      label: 'Tea',
      link: { type: 'doc', id: 'tea' },
      items: [doc('green'), doc('hidden'), doc('secret')],
    },
    { type: 'category', label: 'Cups', items: [doc('cup')] },
    doc('end'),
  ],
  two: [doc('other')],
};
const listOf = listsOf(sidebars, [
  ...['start', 'tea', 'green', 'cup', 'end', 'other', 'nowhere'].map((id) => document(id)),
  document('hidden', { unlisted: true }),
  document('secret', { draft: true }),
]);

test("a section's first document lists the others, with what is in the folders", () => {
  expect(listOf('start')).toEqual([
    { ...entry('tea'), title: 'Tea', entries: [entry('green')] },
    { title: 'Cups', entries: [entry('cup')] },
    entry('end'),
  ]);
});

test("a folder's own document lists the folder", () => {
  expect(listOf('tea')).toEqual([entry('green')]);
});

test('a number and its unit in a description stay on one line', () => {
  const items = [doc('start'), doc('oven')];
  const oven = document('oven', { description: 'Bakes at 93 °C.' });
  const [shown] = listsOf({ one: items }, [document('start'), oven])('start');
  expect(shown?.description).toBe('Bakes at 93\u00A0°C.');
});

test('a document without others beside it, or in no sidebar, lists nothing', () => {
  expect(listOf('cup')).toEqual([]);
  expect(listOf('other')).toEqual([]);
  expect(listOf('nowhere')).toEqual([]);
});
