import { describe, expect, test } from 'vitest';
import { readRegistry } from '../../../../../framework/routes/node/registry.ts';
import { readTables } from '../../../../../framework/routes/node/tables.ts';

const TEA = { type: 'link', label: 'Tea', href: '/tea', docId: 'tea' };
const CAKE = { type: 'link', label: 'Cake', href: '/cake', docId: 'cake' };

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],\n`;

/** Generated files for two documents with a sidebar each and one without, as the framework writes them. */
const GENERATED: Readonly<Record<string, string>> = {
  'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', 'v01'), routes: [
    { path: '/tea', component: ComponentCreator('/tea', 'd01'), exact: true, sidebar: "drinks" },
    { path: '/cake', component: ComponentCreator('/cake', 'd02'), exact: true, sidebar: "food" },
    { path: '/notes', component: ComponentCreator('/notes', 'd03'), exact: true },
  ] },
];
`,
  'registry.js': `export default {\n${entry('p1', '@generated/docs/p/index.json')}${entry('c1', '@generated/docs/__plugin.json')}};\n`,
  'routesChunkNames.json': JSON.stringify({
    '/-v01': { __comp: 'v', __context: { plugin: 'c1' }, __props: 'p1' },
    '/tea-d01': { __comp: 'd', content: 't1' },
    '/cake-d02': { __comp: 'd', content: 't2' },
    '/notes-d03': { __comp: 'd', content: 't3' },
  }),
  'docs/p/index.json': JSON.stringify({
    version: {
      version: 'current',
      docsSidebars: { drinks: [TEA], food: [CAKE] },
      docs: { tea: { id: 'tea', title: 'Tea', description: 'How to brew it.' } },
    },
  }),
};

const read = (name: string) => GENERATED[name] ?? '';

describe('sidebars', () => {
  const { chunkNames, registry, files, replaced, shared } = readTables(read, '/', 'page-routes');
  const chunkOf = (route: string) => String(chunkNames[route]?.sidebar);

  test('are in chunks of their own, each of which its pages need', () => {
    const [drinks, food] = [chunkOf('/tea-d01'), chunkOf('/cake-d02')];
    expect(JSON.parse(files.get(`${drinks}.json`) ?? '')).toEqual([TEA]);
    expect(JSON.parse(files.get(`${food}.json`) ?? '')).toEqual([CAKE]);
    expect(files.get(`${drinks}.js`)).toContain('sidebarsOf("p1")');
    expect(files.get(`${drinks}.js`)).toContain('sidebars["drinks"] = data');
    expect(chunkNames['/tea-d01']).toMatchObject({ __comp: 'd', content: 't1' });
    expect(chunkNames['/notes-d03']).toEqual({ __comp: 'd', content: 't3' });
  });

  test('are in the registry, which is as the framework writes it', () => {
    const drinks = chunkOf('/tea-d01');
    expect(registry.get(drinks)).toContain(`"@generated/page-routes/${drinks}.js"`);
    const text = [...registry].map(([name, code]) => `  "${name}": ${code},\n`).join('');
    expect([...readRegistry(`export default {\n${text}};\n`)]).toEqual([...registry]);
  });

  test('leave the properties of their version, and so does its list of documents', () => {
    expect([...replaced]).toEqual([['@generated/docs/p/index.json', 'p1.js']]);
    expect(JSON.parse(files.get('p1.json') ?? '')).toEqual({ version: 'current', docs: {} });
    expect(files.get('p1.js')).toContain('sidebarsOf("p1")');
    expect(files.get('p1.js')).toContain('docsSidebars: sidebars');
  });

  test('what is left is shared by all pages, with whose route it is', () => {
    expect(shared).toEqual(['@generated/docs/p/index.json', '@generated/docs/__plugin.json']);
  });
});
