import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isStray } from '../../plugins/strays/node/strays.ts';

/** Folders with files that link to documents. */
const LINKING = ['docs', 'data', 'src/pages', 'bench/search'];

const TEXT = /\.(?:mdx?|tsv|json|ts|txt)$/;

/** The contents of files that may link to a document, by path below the root. */
export async function linkingTexts(root: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const folder of LINKING) {
    const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
    for (const name of names.filter((found) => TEXT.test(found) && !isStray(found))) {
      const file = path.posix.join(folder, name.split(path.sep).join('/'));
      texts.set(file, await readFile(path.join(root, file), 'utf8'));
    }
  }
  return texts;
}

/**
 * Matches the links to a document in Markdown, in attributes and strings, and in the columns of a TSV file, with or
 * without a fragment. A path such as `/usr/bin/docker`, or one in a sentence or code block, isn't a link.
 */
export const linksTo = (slug: string): RegExp =>
  new RegExp(String.raw`(?<=\]\(|\]: |["']|\t(?:/\S+ )*)${slug}(?=[#?)"'\s]|$)`, 'gm');

/** Replaces the field `formerly` of a document's file; a new one is put before the fields about verification. */
export function withFormerly(text: string, slugs: readonly string[]): string {
  return text
    .replace(/^formerly:.*\n(?: .*\n|- .*\n)*/m, '')
    .replace(/\n(?=verified:|---\n)/, `\nformerly: [${slugs.join(', ')}]\n`);
}
