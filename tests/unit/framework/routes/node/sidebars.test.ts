import { describe, expect, test } from 'vitest';
import { splitVersion, withSidebars } from '../../../../../framework/routes/node/sidebars.ts';

const tea = { type: 'link', label: 'Tea', href: '/tea' };
const docsSidebars = { drinks: [{ ...tea, docId: 'tea' }], meals: [] };
const docs = { tea: { id: 'tea', title: 'Tea', description: 'How to brew it.' } };

/** What a generated module exports, given the store of the sidebars. */
function exportOf(code: string, sidebars: object): unknown {
  const body = code.replace(/^import .*$/m, '').replace('export default', 'return');
  return new Function('sidebarsOf', body)(() => sidebars);
}

describe('the properties of a version', () => {
  const split = splitVersion(
    'v1',
    JSON.stringify({ version: { label: 'Next', docsSidebars, docs } }),
  );

  test('get each sidebar from its own module, without the ids of its items', () => {
    const store = {};
    const properties = exportOf(split?.code ?? '', store);
    expect(properties).toEqual({ version: { label: 'Next', docs: {}, docsSidebars: {} } });
    exportOf(split?.sidebars.get('drinks') ?? '', store);
    expect(properties).toEqual({
      version: { label: 'Next', docs: {}, docsSidebars: { drinks: [tea] } },
    });
  });

  test('stay the same when a document is added to a sidebar, as do the other sidebars', () => {
    const added = { ...docsSidebars, drinks: [...docsSidebars.drinks, tea] };
    const after = splitVersion(
      'v1',
      JSON.stringify({ version: { label: 'Next', docsSidebars: added, docs } }),
    );
    expect(after?.code).toBe(split?.code);
    expect(after?.sidebars.get('meals')).toBe(split?.sidebars.get('meals'));
    expect(after?.sidebars.get('drinks')).not.toBe(split?.sidebars.get('drinks'));
  });

  test('are told from other data of the plugin', () => {
    expect(splitVersion('a1', '{"name":"docusaurus-plugin-content-docs","id":"default"}')).toBe(
      undefined,
    );
  });
});

test('a page gets the sidebar of its own version, and others none', () => {
  const page = (path: string, sidebar?: string) => ({
    path,
    component: [path, 'x'],
    exact: true,
    ...(sidebar && { sidebar }),
  });
  const routes = [
    { ...page('/about', 'drinks'), routes: [] },
    {
      path: '/',
      component: ['/', 'new'],
      routes: [
        { path: '/', component: ['/', 'inner'], routes: [page('/tea', 'drinks'), page('/sport')] },
      ],
    },
    { path: '/1', component: ['/1', 'old'], routes: [page('/1/tea', 'drinks')] },
  ];
  const names = {
    '/-new': { __comp: 'c', __props: 'v2' },
    '/-inner': { __comp: 'c' },
    '/tea-x': { content: 'tea' },
    '/sport-x': { content: 'sport' },
    '/1-old': { __props: 'v1' },
    '/1/tea-x': { content: 'old' },
    '/about-x': { content: 'about' },
  };
  const chunkOf = (version: string, sidebar: string) =>
    version !== '' && sidebar === 'drinks' ? `${version} ${sidebar}` : undefined;
  expect(withSidebars(routes, names, chunkOf)).toEqual({
    ...names,
    '/tea-x': { content: 'tea', items: 'v2 drinks' },
    '/1/tea-x': { content: 'old', items: 'v1 drinks' },
  });
});
