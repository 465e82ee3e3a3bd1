import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Chain } from '../blocks/chains.ts';

/** The blocks that have passed. */
export interface Passed {
  has(key: string): boolean;
  add(key: string): void;
  /**
   * Writes the list to the file.
   *
   * @param all - whether the complete library was checked, so that entries that weren't used can be dropped
   */
  save(all: boolean): Promise<void>;
}

/**
 * The cache key of the last block of a chain, from everything that affects its output.
 *
 * @param chain - the chain up to that block
 * @param versions - of the interpreters of each block
 * @param dataOf - returns the JSON download of a data set by name
 * @returns SHA-256 in hexadecimal
 */
export function blockKey(
  chain: Chain,
  versions: readonly (readonly string[])[],
  dataOf: (name: string) => string | undefined,
): string {
  const parts = chain.map((block, index) => {
    const { steps, file } = block.language;
    return [file, steps, versions[index], block.code, block.output, block.data.map(dataOf)];
  });
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

async function readKeys(file: string): Promise<readonly string[]> {
  try {
    const keys: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    // A missing or unreadable cache only means that the blocks are run again.
    return [];
  }
}

/** Opens the list of passed blocks in a JSON file, which may not exist yet. */
export async function openPassed(file: string): Promise<Passed> {
  const known = new Set(await readKeys(file));
  const asked = new Set<string>();
  return {
    has: (key) => {
      if (known.has(key)) {
        asked.add(key);
      }
      return known.has(key);
    },
    add: (key) => {
      known.add(key);
      asked.add(key);
    },
    save: async (all) => {
      const kept = [...(all ? asked : known)].sort();
      await mkdir(path.dirname(file), { recursive: true });
      const next = `${file}.${process.pid}`;
      await writeFile(next, JSON.stringify(kept));
      await rename(next, file);
    },
  };
}
