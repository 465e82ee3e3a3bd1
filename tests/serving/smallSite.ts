import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { writeCopies, writeServingFiles } from '../../plugins/publish/node/index.ts';
import type { ServingSettings } from '../../plugins/publish/node/prepare.ts';
import { readSettings } from '../../site/settings.ts';

/** A script that stands in a page itself. */
export const INLINE_SCRIPT = 'document.documentElement.dataset.ready="yes"';

const page = (text: string) =>
  `<!doctype html><html lang=en><meta charset=UTF-8><title>${text}</title><script>${INLINE_SCRIPT}</script><h1>${text}</h1>`;

/** Long enough to be compressed. */
const LONG = 'the same again, '.repeat(1_000);

/** A build without slashes at the end of addresses, as small as it gets. */
export const BUILD = {
  'index.html': page('home'),
  '404.html': page('nothing here'),
  'docker.html': page('docker'),
  'docs/growth.svg': '<svg/>',
  'docs/words.csv': 'a,b',
  'assets/js/main.1234abcd.js': `/* ${LONG} */`,
  'search-index/manifest.json': '{}',
  'search-index/0123456789ab/outline.bin': '1',
  '.well-known/security.txt': 'Contact: us',
  '.fingerprint': 'secret',
};

/** The same with a folder for each page. */
export const FOLDER_BUILD = {
  ...Object.fromEntries(Object.entries(BUILD).filter(([name]) => name !== 'docker.html')),
  'docker/index.html': page('docker'),
};

/** A site to serve. */
export interface SmallSite {
  readonly settings?: Partial<ServingSettings>;
  readonly files?: Readonly<Record<string, string>>;
}

/** A folder that is gone when the test is. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-serving-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a small build with all that serving it needs. */
export async function smallBuild({ settings = {}, files = BUILD }: SmallSite): Promise<string> {
  const folder = path.join(emptyFolder(), 'build');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  await writeServingFiles(folder, { ...readSettings({}), ...settings });
  await writeCopies(folder, path.join(folder, '../copies'));
  return folder;
}
