import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Language } from './languages.ts';

/** The versions of a language's interpreters, or the program that's missing. */
export type Interpreters =
  | { readonly kind: 'present'; readonly versions: readonly string[] }
  | { readonly kind: 'missing'; readonly program: string };

/** Reads the versions of a language's interpreters. A program that can't print its version counts as missing. */
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
 * Looks up the interpreters of languages, once per language.
 *
 * @param searchPath - the `PATH` variable
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
