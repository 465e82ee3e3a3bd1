import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../../../commands/project/root.ts';
import { TYPESCRIPT } from '../../../../commands/project/tools.ts';

const LOADER = fileURLToPath(new URL('../../../../framework/run/loader.ts', import.meta.url));

const CONFIGURATION = `
  import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
  import { visit } from 'unist-util-visit';
  import { title } from './title.ts';
  export default { title, place: import.meta.url as string, parse: DEFAULT_PARSE_FRONT_MATTER, visit };
`;

/** Loads the configuration as the framework does, before and after a change to a module that it imports. */
const PROGRAM = `
  const { writeFileSync } = require('node:fs');
  const [file, title] = process.argv.slice(-2);
  const framework = require('@docusaurus/utils');
  require(${JSON.stringify(LOADER)}).loadModulesWithNode();
  (async () => {
    const first = await framework.loadFreshModule(file);
    writeFileSync(title, 'export const title: string = "Later";');
    const second = await framework.loadFreshModule(file);
    console.log(JSON.stringify({
      titles: [first.title, second.title],
      place: first.place,
      isFrameworks: first.parse === framework.DEFAULT_PARSE_FRONT_MATTER,
      isNodes: first.visit === (await import('unist-util-visit')).visit,
    }));
  })();
`;

test('the framework loads the configuration anew, with the packages that Node has loaded', () => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache/loader-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, title] = [path.join(folder, 'config.ts'), path.join(folder, 'title.ts')];
  writeFileSync(file, CONFIGURATION);
  writeFileSync(title, 'export const title: string = "Notes";');
  const args = [...TYPESCRIPT, '--eval', PROGRAM, '--', file, title];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    titles: ['Notes', 'Later'],
    place: pathToFileURL(file).href,
    isFrameworks: true,
    isNodes: true,
  });
});
