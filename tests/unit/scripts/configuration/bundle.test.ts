import { statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundleConfiguration } from '../../../../scripts/configuration/bundle.mjs';
import { temporaryFolder } from '../temporaryFolder.ts';

const PROJECT = {
  'docusaurus.config.ts': [
    `import { found, place } from './plugins/place.ts';`,
    `const title: string = 'Notes';`,
    'export default { title, found, place, own: import.meta.url };',
  ].join('\n'),
  'plugins/place.ts': [
    `import { createRequire } from 'node:module';`,
    `import { named } from '@docusaurus/late';`,
    'export const place: string = import.meta.url;',
    `export const found = [named, createRequire(import.meta.url)('@docusaurus/late').named];`,
  ].join('\n'),
  'node_modules/@docusaurus/core/lib/server/configValidation.js':
    'exports.validateConfig = ({ title }, file) => { if (!title) throw new Error("no title in " + file); };',
  // Node can't detect this named export statically.
  'node_modules/@docusaurus/late/index.js':
    'const all = { named: 1 }; for (const name in all) exports[name] = all[name];',
};

/** Loads the configuration the way the framework does. */
const load = (file: string): Promise<unknown> => createRequire(import.meta.url)(file)();

test('gives the configuration, each module with its own address', async () => {
  const root = temporaryFolder(PROJECT);
  const { file, variables } = await bundleConfiguration(root);
  expect(await load(file)).toEqual({
    title: 'Notes',
    found: [1, 1],
    own: pathToFileURL(path.join(root, 'docusaurus.config.ts')).href,
    place: pathToFileURL(path.join(root, 'plugins/place.ts')).href,
  });
  const [native] = JSON.parse(variables.JITI_NATIVE_MODULES ?? '[]') as string[];
  expect(file).toContain(`/node_modules/${native}/`);
});

test('leaves its files alone where nothing has changed, and fixes one that was cut short', async () => {
  const root = temporaryFolder(PROJECT);
  const { file } = await bundleConfiguration(root);
  const bundle = path.join(path.dirname(file), 'configuration.mjs');
  const before = statSync(bundle).mtimeMs;
  await bundleConfiguration(root);
  expect(statSync(bundle).mtimeMs).toBe(before);
  writeFileSync(bundle, 'export default');
  await bundleConfiguration(root);
  await expect(load(file)).resolves.toHaveProperty('title', 'Notes');
});

test("names the author's file for a mistake in the configuration", async () => {
  const root = temporaryFolder({ ...PROJECT, 'docusaurus.config.ts': 'export default {};' });
  const { file } = await bundleConfiguration(root);
  await expect(load(file)).rejects.toThrow('no title in docusaurus.config.ts');
});

test('refuses a module that cannot be read', async () => {
  const root = temporaryFolder({ ...PROJECT, 'plugins/place.ts': 'export const place = ;' });
  await expect(bundleConfiguration(root)).rejects.toThrow(/docusaurus\.config\.ts, or a module/);
});
