import { describe, expect, test } from 'vitest';
import { buildFixture } from './buildSite.ts';

/** Builds the fixture with a mistake, which must fail, and returns the message without indentation. */
async function toldOf(mistake: string): Promise<string> {
  const { code, output } = await buildFixture('mistakes', mistake);
  expect(code, output).toBe(1);
  return output.replace(/^ +/gm, '');
}

describe.concurrent('a build', () => {
  // @proves validation.version
  test('stops at a dropdown that names a missing version, and lists those there are', async () => {
    expect(await toldOf('version')).toContain(
      "No docs version exist for name '0.9', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current",
    );
  });

  // @proves validation.doc
  test('stops at an item that links to an unknown document, and lists those there are', async () => {
    expect(await toldOf('document')).toContain(
      'Couldn\'t find any doc with id "notes/coffee" in version "current".\nAvailable doc ids are:\n- notes/README\n- notes/tea\n- notes/water',
    );
  });

  // @proves validation.sidebar
  test('stops at an item of a sidebar without anything to link to', async () => {
    expect(await toldOf('sidebar')).toContain(
      'DocSidebarNavbarItem: Sidebar with ID "emptySidebar" doesn\'t have anything to be linked to.',
    );
  });

  // @proves validation.item-type
  test('stops at an item of an unknown type', async () => {
    expect(await toldOf('type')).toContain('Bad navbar item type menu');
  });

  // @proves validation.translation, validation.default-export, errors.storage-server
  test('stops at pages without a default export, a text to translate, or a browser', async () => {
    const output = await toldOf('pages');
    expect(output).toContain(
      "The page component at /no-default doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
    );
    expect(output).toContain(
      'Docusaurus translation declarations must have at least a translation id or a default translation message',
    );
    expect(output).toContain(
      'Illegal storage API usage for storage key "tea".\nDocusaurus storage APIs are not supposed to be called on the server-rendering process.',
    );
  });
});
