import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import nspell from 'nspell';

/** Loaded at the first lookup, because reading the dictionary takes a quarter of a second. */
let loaded: ReturnType<typeof nspell> | undefined;

function dictionary(): ReturnType<typeof nspell> {
  if (loaded === undefined) {
    // The package's own module uses top-level await, which the configuration loader doesn't support.
    const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-en'));
    loaded = nspell(
      readFileSync(path.join(folder, 'index.aff')),
      readFileSync(path.join(folder, 'index.dic')),
    );
  }
  return loaded;
}

/** Cached results: the same few thousand words make up most of a library. */
const answers = new Map<string, boolean>();

/** Whether a word is American English, in this spelling and capitalization. */
export function isEnglish(word: string): boolean {
  const known = answers.get(word);
  if (known !== undefined) {
    return known;
  }
  const answer = dictionary().correct(word);
  answers.set(word, answer);
  return answer;
}

/** The most likely correction; takes up to 0.2 s. */
export function likelyWord(word: string): string | undefined {
  return dictionary().suggest(word)[0];
}
