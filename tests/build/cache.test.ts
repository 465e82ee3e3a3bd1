import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { toolFile } from '../../scripts/project/tools.mjs';
import { ROOT, runNode } from './buildSite.ts';

/** Where outputs and the cache go. */
const FOLDER = path.join(ROOT, '.cache', 'fixtures', 'cached');

/** A copy of the fixture beside it, whose documents can be changed. */
const SITE = path.join(ROOT, 'tests', 'fixtures', 'cached-copy');

/** Five builds of a tiny site. */
const TIMEOUT_MS = 600_000;

/** Builds the copy; `cache` names the folder of results, without which the bundler has none either. */
async function build(name: string, cache?: string): Promise<ReadonlyMap<string, string>> {
  const out = path.join(FOLDER, name);
  const { code, output } = await runNode(
    [toolFile(ROOT, 'docusaurus'), 'build', SITE, '--out-dir', out],
    {
      NODE_ENV: 'production',
      ...(cache === undefined
        ? { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' }
        : { RESULT_CACHE: cache }),
    },
    // The bundler keeps its own below the folder that it runs in.
    SITE,
  );
  expect(code, output).toBe(0);
  return new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(out, file)).isFile())
      .sort()
      .map((file) => [file, readFileSync(path.join(out, file), 'base64')]),
  );
}

/** The pages of a build, as paths of their files. */
const pagesOf = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files.keys()].filter((file) => file.endsWith('.html'));

/** The files that are not the same in two builds. */
const differences = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (file) => one.get(file) !== other.get(file),
  );

test(
  'a build with results of the one before makes the same files as one without',
  async () => {
    const remove = () =>
      [SITE, FOLDER].map((folder) => rmSync(folder, { recursive: true, force: true }));
    remove();
    onTestFinished(() => void remove());
    cpSync(path.join(ROOT, 'tests', 'fixtures', 'cached'), SITE, { recursive: true });
    const cache = path.join(FOLDER, 'results');
    const before = await build('before', cache);
    expect(readdirSync(cache).sort()).toEqual(['documents', 'pages', 'places', 'scripts']);
    expect(readdirSync(path.join(cache, 'pages'))).toHaveLength(pagesOf(before).length);
    expect(readdirSync(path.join(SITE, 'node_modules', '.cache'))).toEqual(['rspack']);

    const tea = path.join(SITE, 'docs', 'notes', 'tea.mdx');
    appendFileSync(tea, '\nIt is poured at once; see the [blends](/blend).\n');
    const warm = await build('warm', cache);
    expect(differences(warm, await build('cold'))).toEqual([]);
    // What changed is in no page but its own.
    expect(pagesOf(warm).filter((page) => differences(before, warm).includes(page))).toEqual([
      'tea.html',
    ]);

    // The title is beside every document, and in what a document says of those around it.
    writeFileSync(tea, readFileSync(tea, 'utf8').replace('title: Tea', 'title: Green tea'));
    const renamed = await build('renamed', cache);
    expect(differences(renamed, await build('cold'))).toEqual([]);
    expect(pagesOf(renamed).filter((page) => differences(warm, renamed).includes(page))).toEqual(
      expect.arrayContaining(['blend.html', 'notes.html', 'tea.html']),
    );
    expect(readdirSync(path.join(cache, 'pages'))).toHaveLength(pagesOf(renamed).length);
  },
  TIMEOUT_MS,
);
