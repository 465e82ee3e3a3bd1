import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Language } from './languages.ts';

/** What a language is run by: in which versions, or which program is not there. */
export type Interpreters =
  | { readonly kind: 'present'; readonly versions: readonly string[] }
  | { readonly kind: 'missing'; readonly program: string };

/** Asks for the versions of what runs a language. A program that cannot tell its own counts as missing. */
async function look({ versions }: Language, searchPath: string): Promise<Interpreters> {
  const found: string[] = [];
  for (const version of versions) {
    if (typeof version === 'string') {
      found.push(version);
      continue;
    }
    const [program, ...args] = version;
    try {
      const { stdout } = await promisify(execFile)(program, args, {
        env: { PATH: searchPath, LANG: 'C.UTF-8' },
        timeout: 10_000,
      });
      found.push(stdout.trim());
    } catch {
      return { kind: 'missing', program };
    }
  }
  return { kind: 'present', versions: found };
}

/**
 * Looks for the interpreters of languages, each language once.
 *
 * @param searchPath - the variable `PATH`
 */
export function lookForInterpreters(
  searchPath: string,
): (language: Language) => Promise<Interpreters> {
  const looked = new Map<Language, Promise<Interpreters>>();
  return (language) => {
    const known = looked.get(language) ?? look(language, searchPath);
    looked.set(language, known);
    return known;
  };
}
