import { expect, test } from 'vitest';
import { unusedComponents } from '../../../../../plugins/interop/node/navbarItems.ts';

test('the code of kinds that the navbar does not have is not needed', () => {
  const unused = unusedComponents([{ type: 'docSidebar' }, { type: 'search' }, {}]);
  expect(unused).toEqual([
    'DocNavbarItem',
    'DocsVersionNavbarItem',
    'DocsVersionDropdownNavbarItem',
    'DropdownNavbarItem',
    'HtmlNavbarItem',
    'LocaleDropdownNavbarItem',
  ]);
});

test('an item with others in it is a dropdown, and they count', () => {
  const unused = unusedComponents([{ items: [{ type: 'html' }, { type: 'doc' }] }]);
  expect(unused).not.toContain('DropdownNavbarItem');
  expect(unused).not.toContain('HtmlNavbarItem');
  expect(unused).not.toContain('DocNavbarItem');
  expect(unused).toContain('SearchNavbarItem');
});
