import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../scripts/command/refusal.mjs';
import { ROOT } from '../../scripts/project/root.mjs';
import { toolFile } from '../../scripts/project/tools.mjs';
import { measure } from './measure.mjs';
import { makeStockSite } from './stock.mjs';

/** Where the stock site and temporary files go. */
const FOLDER = path.join(ROOT, '.cache', 'bench', 'build');

const STOCK = path.join(FOLDER, 'stock');

/** The document that is changed for a warm build. */
const DOCUMENT = path.join('docs', 'developing', 'docker', 'README.mdx');

const SENTENCE = '\nThis sentence is new.\n';

/** Names of files that differ between builds of the same text: the fingerprint says of what. */
const OWN_FILES = ['.fingerprint'];

/**
 * A way to build the documents.
 *
 * @typedef {object} Way
 * @property {string} name
 * @property {string} root folder that its documents, outputs and caches stand in
 * @property {readonly string[]} args
 */

/** @type {readonly Way[]} */
const WAYS = [
  { name: 'library', root: ROOT, args: [path.join(ROOT, 'scripts', 'build', 'index.mjs')] },
  { name: 'stock', root: STOCK, args: [toolFile(ROOT, 'docusaurus'), 'build'] },
];

/**
 * @param {string} folder
 * @returns {Promise<Map<string, string>>} hashes of its files by their paths
 */
async function hashesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !OWN_FILES.includes(entry.name))
    .map((entry) => path.join(entry.path, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const hash = createHash('sha256').update(await readFile(file));
        return /** @type {const} */ ([path.relative(folder, file), hash.digest('hex')]);
      }),
    ),
  );
}

/**
 * @param {ReadonlyMap<string, string>} one
 * @param {ReadonlyMap<string, string>} other
 * @returns {string[]} the files that are not the same in both
 */
function differences(one, other) {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => one.get(file) !== other.get(file));
}

/**
 * Removes outputs and everything cached.
 *
 * @param {string} root
 * @param {string} temporary
 */
async function clean(root, temporary) {
  const folders = ['build', '.docusaurus', 'node_modules/.cache'].map((name) =>
    path.join(root, name),
  );
  for (const folder of [...folders, path.join(ROOT, 'node_modules', '.cache'), temporary]) {
    await rm(folder, { recursive: true, force: true });
  }
  await mkdir(temporary, { recursive: true });
}

/**
 * Measures a cold build, a warm one after a sentence was added, and a cold one with that sentence.
 *
 * @param {Way} way
 * @returns {Promise<{ cold: import('./measure.mjs').Use[], warm: import('./measure.mjs').Use, differing: string[] }>}
 */
async function round({ root, args }) {
  const temporary = path.join(FOLDER, 'temporary');
  const document = path.join(root, DOCUMENT);
  const text = await readFile(document);
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

/**
 * @param {readonly number[]} values
 * @returns {number}
 */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * @param {string} name
 * @param {readonly import('./measure.mjs').Use[]} uses
 */
function printRow(name, uses) {
  /** @param {keyof import('./measure.mjs').Use} unit */
  const of = (unit) => median(uses.map((use) => use[unit]));
  console.log(
    `| ${name} | ${of('wall').toFixed(1)} | ${of('cpu').toFixed(1)} | ${of('peak').toFixed(0)} |`,
  );
}

/**
 * Prints what cold and warm builds take, of the library and of the stock configuration, in turns.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const [rounds = '1'] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(rounds)) {
    throw new Refusal(`"${rounds}" is no number of rounds; give 1 or more`);
  }
  await makeStockSite(ROOT, STOCK);
  /** @type {Map<Way, Awaited<ReturnType<typeof round>>[]>} */
  const results = new Map(WAYS.map((way) => [way, []]));
  for (let number = 0; number < Number(rounds); number += 1) {
    for (const [way, measured] of results) {
      measured.push(await round(way));
    }
  }
  await rm(FOLDER, { recursive: true, force: true });
  console.log('| build | wall, s | CPU, s | peak, MB |\n|---|---:|---:|---:|');
  for (const [{ name }, measured] of results) {
    printRow(
      `${name}, cold`,
      measured.flatMap(({ cold }) => cold),
    );
    printRow(
      `${name}, warm`,
      measured.map(({ warm }) => warm),
    );
  }
  for (const [{ name }, measured] of results) {
    const differing = new Set(measured.flatMap((result) => result.differing));
    console.log(
      `${name}: ${differing.size === 0 ? 'warm and cold builds made the same files' : `warm and cold builds differ in ${[...differing].join(', ')}`}`,
    );
  }
}
