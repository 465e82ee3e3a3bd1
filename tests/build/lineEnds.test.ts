import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFixture, ROOT } from './buildSite.ts';

/** The committed fixture. A copy beside it can be changed. */
const FIXTURE = path.join(ROOT, 'tests', 'fixtures', 'line-ends');
const SITE = `${FIXTURE}-copy`;

/** Two builds of a tiny site. */
const TIMEOUT_MS = 240_000;

/** Builds the copy and returns the page of its only document. */
async function buildPage(): Promise<string> {
  const { code, output } = await buildFixture(path.basename(SITE));
  expect(code, output).toBe(0);
  return readFileSync(
    path.join(ROOT, '.cache', 'fixtures', path.basename(SITE), 'notes.html'),
    'utf8',
  );
}

/** Rewrites a file as an editor on Windows does: with CRLF line ends and a byte order mark. */
function rewriteAsOnWindows(file: string): void {
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
}

test(
  'a checkout with CR LF and byte order marks makes the same page',
  async () => {
    const remove = () => rmSync(SITE, { recursive: true, force: true });
    remove();
    onTestFinished(remove);
    cpSync(FIXTURE, SITE, { recursive: true });
    const page = await buildPage();
    expect(page).toContain('A tip of');

    const docs = path.join(SITE, 'docs');
    const written = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(mdx|txt)$/.test(file),
    );
    expect(written).not.toEqual([]);
    for (const file of written) {
      rewriteAsOnWindows(path.join(docs, file));
    }
    expect(await buildPage()).toBe(page);
  },
  TIMEOUT_MS,
);
