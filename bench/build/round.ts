import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../scripts/project/root.ts';
import { toolFile } from '../../scripts/project/tools.ts';
import { measure, type Use } from './measure.ts';

/** Where the stock site and temporary files go. */
export const FOLDER = path.join(ROOT, '.cache', 'bench', 'build');

export const STOCK = path.join(FOLDER, 'stock');

/** The document that changes between the cold and the warm build. */
const DOCUMENT = path.join('docs', 'developing', 'docker', 'README.mdx');

const SENTENCE = '\nThis sentence is new.\n';

/** Files left out of the comparison: the fingerprint describes the inputs of a build, not its output. */
const OWN_FILES = ['.fingerprint'];

/** A way to build the documents. */
export interface Way {
  readonly name: string;
  /** Folder with its documents, outputs, and caches. */
  readonly root: string;
  readonly args: readonly string[];
}

export const WAYS: readonly Way[] = [
  { name: 'library', root: ROOT, args: [path.join(ROOT, 'scripts/run.mjs'), 'build'] },
  { name: 'stock', root: STOCK, args: [toolFile(ROOT, 'docusaurus'), 'build'] },
];

/** @returns hashes of its files by path */
async function hashesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !OWN_FILES.includes(entry.name))
    .map((entry) => path.join(entry.path, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const hash = createHash('sha256').update(await readFile(file));
        return [path.relative(folder, file), hash.digest('hex')] as const;
      }),
    ),
  );
}

/** @returns the files that differ */
function differences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => one.get(file) !== other.get(file));
}

/** Removes outputs and caches. */
async function clean(root: string, temporary: string) {
  const folders = ['build', '.docusaurus', 'node_modules/.cache', '.cache/copies'].map((name) =>
    path.join(root, name),
  );
  for (const folder of [...folders, path.join(ROOT, 'node_modules', '.cache'), temporary]) {
    await rm(folder, { recursive: true, force: true });
  }
  await mkdir(temporary, { recursive: true });
}

/** Measures a cold build, a warm build after adding a sentence, and a cold build with that sentence. */
export async function round({
  root,
  args,
}: Way): Promise<{ cold: Use[]; warm: Use; differing: string[] }> {
  const temporary = path.join(FOLDER, 'temporary');
  const document = path.join(root, DOCUMENT);
  // A killed run may have left the sentence there.
  const text = (await readFile(document, 'utf8')).replace(SENTENCE, '');
  const restore = () => writeFileSync(document, text);
  const stop = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const build = () => measure(args, { cwd: root, temporary });
  try {
    await clean(root, temporary);
    const first = await build();
    writeFileSync(document, text + SENTENCE);
    const warm = await build();
    const warmFiles = await hashesOf(path.join(root, 'build'));
    await clean(root, temporary);
    const second = await build();
    const coldFiles = await hashesOf(path.join(root, 'build'));
    return { cold: [first, second], warm, differing: differences(warmFiles, coldFiles) };
  } finally {
    restore();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
