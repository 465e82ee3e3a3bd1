import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finishPages } from '../../release/pages/index.ts';
import {
  keptCopies,
  type ServingSettings,
  writeCopies,
  writeServingFiles,
} from '../../release/publish/index.ts';
import { readSettings } from '../../site/settings.ts';

/** The inline script of each page. */
export const INLINE_SCRIPT = 'document.documentElement.dataset.ready="yes"';

/** Returns the HTML of a page. */
export const page = (text: string) =>
  `<!doctype html><html lang=en><meta charset=UTF-8><title>${text}</title><script>${INLINE_SCRIPT}</script><h1>${text}</h1>`;

/** Long enough to be compressed. */
const LONG = 'the same again, '.repeat(1_000);

/** A minimal build without trailing slashes. */
export const BUILD = {
  'index.html': page('home'),
  '404.html': page('nothing here'),
  'docker.html': page('docker'),
  'docker.md': '# Docker',
  'vm.html': '<!doctype html><meta http-equiv="refresh" content="0; url=/docker">',
  'feed.atom': '<feed/>',
  'docs/growth.svg': '<svg/>',
  'docs/words.csv': 'a,b',
  'assets/js/main.1234abcd.js': `/* ${LONG} */`,
  'assets/js/search-worker.1234abcd.js': 'postMessage(0)',
  'offline-worker.js': 'addEventListener("fetch", () => {})',
  'search-index/manifest.json': '{}',
  'search-index/0123456789ab/signs.bin': '1',
  '.well-known/security.txt': 'Contact: us',
  '.fingerprint': 'secret',
};

/** The same build with a folder for each page. */
export const FOLDER_BUILD = {
  ...Object.fromEntries(Object.entries(BUILD).filter(([name]) => name !== 'docker.html')),
  'docker/index.html': page('docker'),
};

/** Returns the files of a site's version. Its home page contains the version's name and loads a script of its own. */
export const versionFiles = (name: string) => ({
  'index.html': page(
    `${name}<script src="/assets/js/${name}.js"></script><a href="/about">About</a>`,
  ),
  'about.html': page(`about ${name}`),
  '404.html': page('nothing here'),
  [`assets/js/${name}.js`]: `run("${name}")`,
});

/** Options of a small build. */
export interface SmallSite {
  readonly settings?: Partial<ServingSettings>;
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Makes a small build that's ready to be served.
 *
 * @param out - folder that doesn't exist yet
 * @param cache - folder for compressed copies
 */
export async function makeSmallBuild(
  { settings = {}, files = BUILD }: SmallSite,
  out: string,
  cache: string,
): Promise<void> {
  const all = { ...readSettings({}), ...settings };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), content.replace('url=/', `url=${all.baseUrl}`));
  }
  await writeServingFiles(out, all, await finishPages(out, all));
  await writeCopies(out, keptCopies(cache));
}
