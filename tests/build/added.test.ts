import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFixture, ROOT } from './buildSite.ts';

const FIXTURE = path.join(ROOT, 'tests', 'fixtures', 'line-ends');
const SITE = path.join(ROOT, 'tests', 'fixtures', 'added-copy');
const BUILT = path.join(ROOT, '.cache', 'fixtures', 'added-copy');

/** Two builds of a tiny site. */
const TIMEOUT_MS = 240_000;

/** Builds the copy, and reads its files. */
async function build(): Promise<ReadonlyMap<string, string>> {
  const { code, output } = await buildFixture(path.basename(SITE));
  expect(code, output).toBe(0);
  return new Map(
    readdirSync(BUILT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(BUILT, file), readFileSync(file, 'utf8')]),
  );
}

test(
  'an added document changes neither the scripts of all pages nor the pages outside its section',
  async () => {
    const remove = () => rmSync(SITE, { recursive: true, force: true });
    remove();
    onTestFinished(remove);
    cpSync(FIXTURE, SITE, { recursive: true });
    const before = await build();
    const notes = path.join(SITE, 'docs', 'notes');
    const tea = readFileSync(path.join(notes, 'tea.mdx'), 'utf8');
    const added = tea
      .replace(/^title: .*/m, 'title: Herbs')
      .replace(
        /^description: .*/m,
        'description: The fourth of the notes, on what else draws in a pot, and for how many minutes it does.',
      );
    writeFileSync(path.join(notes, 'herb.mdx'), added);
    appendFileSync(path.join(notes, 'README.mdx'), '\nThe fourth one is on [herbs](/herb).\n');
    const order = path.join(SITE, 'docs', 'order.txt');
    writeFileSync(order, `${readFileSync(order, 'utf8').trimEnd()}\nnotes/herb\n`);
    const after = await build();

    expect(after.has('herb.html')).toBe(true);
    const same = (name: string) => after.get(name) === before.get(name);
    const ofAllPages = [...before.keys()].filter((name) =>
      /^assets.js.(?:runtime~)?main\.|^page-routes/.test(name),
    );
    expect(ofAllPages).toHaveLength(3);
    expect(ofAllPages.filter((name) => !after.has(name))).toEqual([]);
    expect(['index.html', '404.html'].filter((name) => !same(name))).toEqual([]);
    // The sidebar has the document.
    expect(same('tea.html')).toBe(false);
  },
  TIMEOUT_MS,
);
