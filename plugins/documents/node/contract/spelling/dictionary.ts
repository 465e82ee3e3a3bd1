import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import nspell from 'nspell';

/** The dictionary takes a quarter of a second to read, so it is read when the first word is asked for. */
let loaded: ReturnType<typeof nspell> | undefined;

function dictionary(): ReturnType<typeof nspell> {
  if (loaded === undefined) {
    // The package's own module awaits at its top level, which the loader of the configuration cannot.
    const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-en'));
    loaded = nspell(
      readFileSync(path.join(folder, 'index.aff')),
      readFileSync(path.join(folder, 'index.dic')),
    );
  }
  return loaded;
}

/** What was answered: the same few thousand words make up most of a library. */
const answers = new Map<string, boolean>();

/** Whether a word is one of American English, in this spelling and with capitals where it needs them. */
export function isEnglish(word: string): boolean {
  const known = answers.get(word);
  if (known !== undefined) {
    return known;
  }
  const answer = dictionary().correct(word);
  answers.set(word, answer);
  return answer;
}

/** The word that was most likely meant; takes up to 0.2 s. */
export function likelyWord(word: string): string | undefined {
  return dictionary().suggest(word)[0];
}
