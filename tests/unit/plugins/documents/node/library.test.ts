import { describe, expect, test } from 'vitest';
import {
  buildLibrary,
  type DocumentMetadata,
  documentEntries,
  idsInOrder,
  type SidebarEntry,
} from '../../../../../plugins/documents/node/library.ts';
import type { Section } from '../../../../../site/identity.ts';

const section = (folder: string): Section => ({
  folder,
  sidebarId: `${folder}Sidebar`,
  label: folder,
});

/** A document whose slug is the last part of its id. */
const document = (id: string, rest: Partial<DocumentMetadata> = {}): DocumentMetadata => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/base/${id.split('/').at(-1)}`,
  unlisted: false,
  draft: false,
  ...rest,
});

/** The entry of a document in lists. */
const entry = (id: string) => {
  const { permalink: href, title } = document(id);
  return { href, title };
};

const doc = (id: string) => ({ type: 'doc', id });

/** A category whose document is the README of a folder. */
const category = (id: string, items: readonly SidebarEntry[]) => ({
  type: 'category',
  link: { type: 'doc', id },
  items,
});

describe('the ids of a sidebar', () => {
  test('come in its order, a category’s own document before what is in it', () => {
    const items = [
      doc('a'),
      {
        type: 'category',
        link: { type: 'doc', id: 'b' },
        items: [
          { type: 'ref', id: 'c' },
          { type: 'category', items: [doc('d')] },
        ],
      },
      { type: 'link' },
      doc('e'),
    ];
    expect(idsInOrder(items)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('the library', () => {
  const sidebars = { teaSidebar: [doc('tea/black'), doc('tea/green')], oddSidebar: [doc('odd/x')] };
  const documents = [document('odd/x'), document('tea/green'), document('tea/black')];

  test('has the sections in their order, each beginning with its first document', () => {
    const { sections } = buildLibrary([section('tea'), section('odd')], sidebars, documents);
    expect(sections).toEqual([
      {
        sidebarId: 'teaSidebar',
        label: 'tea',
        href: '/base/black',
        count: 2,
        shelves: [entry('tea/black'), entry('tea/green')],
      },
      {
        sidebarId: 'oddSidebar',
        label: 'odd',
        href: '/base/x',
        count: 1,
        shelves: [entry('odd/x')],
      },
    ]);
  });

  /** The entry of the only section, whose sidebar has these items. */
  const sectionOf = (items: readonly SidebarEntry[], all: readonly DocumentMetadata[]) =>
    buildLibrary([section('tea')], { teaSidebar: items }, all).sections[0];

  test('has the first level of a sidebar, with the number of documents below each entry', () => {
    const items = [
      category('tea/green', [doc('sencha'), category('matcha', [doc('whisk')])]),
      doc('tea/black'),
      category('tea/white', []),
    ];
    const all = ['tea/green', 'sencha', 'matcha', 'whisk', 'tea/black', 'tea/white'];
    expect(
      sectionOf(
        items,
        all.map((id) => document(id)),
      ),
    ).toMatchObject({
      count: 6,
      shelves: [{ ...entry('tea/green'), below: 3 }, entry('tea/black'), entry('tea/white')],
    });
  });

  test('does not list a landing document of the section’s name, but what is below it', () => {
    const items = [category('tea/all', [doc('cups'), doc('pots')]), doc('tea/black')];
    const landing = document('tea/all', { title: 'tea' });
    const all = [landing, document('cups'), document('pots'), document('tea/black')];
    expect(sectionOf(items, all)).toMatchObject({
      href: '/base/all',
      count: 4,
      shelves: [entry('cups'), entry('pots'), entry('tea/black')],
    });
  });

  test('lists what is in a folder without a document of its own, and counts no draft', () => {
    const items = [
      doc('tea/black'),
      { type: 'category', items: [doc('cups')] },
      category('herbs', [doc('mint'), doc('sage')]),
      category('ice', [category('cold', [doc('lemon')])]),
    ];
    const drafts = ['sage', 'ice'].map((id) => document(id, { draft: true }));
    const ready = ['tea/black', 'cups', 'herbs', 'mint', 'cold', 'lemon'].map((id) => document(id));
    expect(sectionOf(items, [...drafts, ...ready])).toMatchObject({
      count: 6,
      shelves: [
        entry('tea/black'),
        entry('cups'),
        { ...entry('herbs'), below: 1 },
        { ...entry('cold'), below: 1 },
      ],
    });
  });

  test('names documents in no sidebar as others', () => {
    const { others } = buildLibrary([section('tea')], sidebars, documents);
    expect(others).toEqual([entry('odd/x')]);
  });

  test('leaves out drafts and what is unlisted, everywhere', () => {
    const all = [
      document('tea/black'),
      document('tea/green', { draft: true }),
      document('odd/x', { unlisted: true }),
    ];
    const { sections, others } = buildLibrary([section('tea')], sidebars, all);
    expect(sections[0]?.shelves).toEqual([entry('tea/black')]);
    expect(documentEntries(all)).toEqual([entry('tea/black')]);
    expect(others).toEqual([]);
  });

  test('is refused where a section has no document, naming it and the fix', () => {
    expect(() => buildLibrary([section('coffee')], sidebars, documents)).toThrow(
      'sidebars.ts: coffeeSidebar has no document; add one under docs/coffee/',
    );
  });
});
