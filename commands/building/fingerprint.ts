import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { git } from '../../plugins/documents/node/git.ts';
import { filesBelow } from '../../release/publish/index.ts';

/** What the bundler watches, of the files and folders that the build reads. */
const WATCHED = ['docs', 'i18n', 'images', 'src', 'static', 'ui'];

/** What it doesn't: plugins and settings that affect how modules are compiled. See ./bundlerCache.ts. */
const UNWATCHED = [
  'commands',
  // The documents' tables are resolved during compilation.
  'data',
  'framework',
  'plugins',
  'release',
  'site',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
];

/** The files of a folder, or the file itself, as sorted paths below the root; empty if the entry doesn't exist. */
async function filesOf(root: string, entry: string): Promise<string[]> {
  const absolute = path.join(root, entry);
  if (!existsSync(absolute)) {
    return [];
  }
  return statSync(absolute).isFile()
    ? [entry]
    : (await filesBelow(absolute)).map((file) => `${entry}/${file}`);
}

/** The settings in an environment, as sorted `NAME=value`. An empty one counts as not set, as in site/settings.ts. */
export function settingsOf(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment)
    .filter(([name, value]) => name.startsWith('SITE_') && value)
    .map(([name, value]) => `${name}=${value}`)
    .sort();
}

/**
 * Computes the fingerprint of files and other inputs.
 *
 * @param contents - files and folders below the root, which may be missing
 * @param others - such as settings
 */
export async function hash(
  root: string,
  contents: readonly string[],
  others: readonly string[],
): Promise<string> {
  const total = createHash('sha256');
  for (const file of (await Promise.all(contents.map((entry) => filesOf(root, entry)))).flat()) {
    const content = createHash('sha256').update(await readFile(path.join(root, file)));
    total.update(`${file}\0${content.digest('hex')}\n`);
  }
  return total.update(others.join('\n')).digest('hex');
}

function commitOf(root: string): string {
  try {
    return git(root, ['rev-parse', 'HEAD']).trim();
  } catch {
    return 'outside a repository';
  }
}

/**
 * The fingerprint of everything a build depends on: the files it reads, the settings, and the commit, because
 * documents get their update times from git.
 */
export async function buildFingerprint(
  root: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  return hash(root, [...WATCHED, ...UNWATCHED], [...settingsOf(environment), commitOf(root)]);
}

/**
 * The fingerprint of everything that affects how modules are compiled. It includes the documents' paths, because
 * links by path are resolved during compilation, and the version of Node.
 */
export async function compilationFingerprint(
  root: string,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const documents = await filesOf(root, 'docs');
  return hash(root, UNWATCHED, [process.version, ...settingsOf(environment), ...documents]);
}
