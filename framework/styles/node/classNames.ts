import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A CSS module. */
const MODULE = /\.module\.css$/;

/** Anything that may be a class in a CSS module; false positives do no harm. */
const NAME = /\.([A-Za-z_][\w-]*)/g;

/** Radix of the number in a class name. */
const RADIX = 36;

/**
 * Classes of the framework's components that our stylesheets match by prefix, because they're in another
 * module. These stay readable.
 */
export const NAMED_ELSEWHERE: readonly string[] = [
  'admonitionHeading',
  'buttonGroup',
  'codeBlockTitle',
  'footerLogoLink',
  'toggle',
];

/** Gets the class name to use in pages, or undefined for an unknown class. */
export type ClassNames = (file: string, local: string) => string | undefined;

const modulesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => MODULE.test(name))
    .sort()
    .map((name) => path.join(folder, name));

/**
 * Numbers the classes of all CSS modules, to make the names as short as possible.
 *
 * A page contains each name at least twice, and a hash doesn't compress: with the framework's names, which
 * end in a four-letter hash, the median page has 450 more bytes.
 *
 * @param folders - absolute paths of the folders with modules
 * @throws the system's error for a folder that can't be read
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
