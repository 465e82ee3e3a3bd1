import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A stylesheet whose classes are its own. */
const MODULE = /\.module\.css$/;

/** Whatever may be a class in such a sheet; more names than there are do no harm. */
const NAME = /\.([A-Za-z_][\w-]*)/g;

/** Digits of a number in a class. */
const RADIX = 36;

/**
 * Classes of the framework's components that our stylesheets name by their beginning, as components outside of a
 * module are not theirs to name. These stay readable.
 */
export const NAMED_ELSEWHERE: readonly string[] = [
  'admonitionHeading',
  'buttonGroup',
  'codeBlockTitle',
  'colorModeToggle',
  'footerLogoLink',
  'navbarSearchContainer',
  'toggle',
];

/** Gives the name that a class of a module has in pages; none for what is not known. */
export type ClassNames = (file: string, local: string) => string | undefined;

const modulesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => MODULE.test(name))
    .sort()
    .map((name) => path.join(folder, name));

/**
 * Numbers the classes of all CSS modules, for names as short as can be.
 *
 * A page says each name two times or more, and what tells two modules apart in it cannot be compressed: with the
 * framework's names, of a word and four letters of a hash, the median page has 450 bytes more.
 *
 * @param folders - absolute paths of those that have modules
 * @throws the system's error for a folder that cannot be read
 */
export function numberedClassNames(folders: readonly string[]): ClassNames {
  const numbers = new Map<string, number>();
  const classKey = (file: string, local: string) => `${file}\0${local}`;
  for (const file of folders.flatMap(modulesBelow)) {
    for (const [, local = ''] of readFileSync(file, 'utf8').matchAll(NAME)) {
      const key = classKey(file, local);
      numbers.set(key, numbers.get(key) ?? numbers.size);
    }
  }
  return (file, local) => {
    const number = numbers.get(classKey(file, local));
    const word = NAMED_ELSEWHERE.includes(local) ? local : '';
    return number === undefined ? undefined : `${word}_${number.toString(RADIX)}`;
  };
}
