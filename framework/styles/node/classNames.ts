import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Anything that may be a class in a CSS module; false positives do no harm. */
const NAME = /\.([A-Za-z_][\w-]*)/g;

/** Classes of the framework's components that our stylesheets match by prefix. These stay readable. */
export const NAMED_ELSEWHERE: readonly string[] = [
  'admonitionHeading',
  'codeBlockTitle',
  'footerLogoLink',
  'toggle',
];

/** Gets the class name to use in pages; undefined for an unknown class. */
type ClassNames = (file: string, local: string) => string | undefined;

/** A loader in the bundler's configuration; the one for CSS has options for modules. */
interface Loader {
  options?: { modules?: { getLocalIdent?: unknown } };
}

/**
 * Numbers the classes of all CSS modules. A page contains each name at least twice, and a hash doesn't
 * compress: with the framework's names, which end in a four-letter hash, the median page has 450 more bytes.
 *
 * @param folders - absolute paths of the folders with modules
 */
export function numberedClassNames(folders: readonly string[]): ClassNames {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .sort()
      .map((name) => path.join(folder, name)),
  );
  const classes = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAME)].map(([, local]) => `${file}\0${local}`),
  );
  const names = new Map([...new Set(classes)].map((key, at) => [key, `_${at.toString(36)}`]));
  return (file, local) => {
    const name = names.get(`${file}\0${local}`);
    return name && NAMED_ELSEWHERE.includes(local) ? local + name : name;
  };
}

/**
 * Makes the bundler's rules for CSS modules use our class names, in place, because the framework merges a
 * plugin's configuration only by adding rules.
 *
 * @throws Error if there's no such rule
 */
export function nameClasses(rules: unknown, names: ClassNames): void {
  const modules = (rules as readonly ({ use?: unknown } | null)[])
    .flatMap((rule) => (Array.isArray(rule?.use) ? (rule.use as readonly Loader[]) : []))
    .flatMap((loader) => loader.options?.modules ?? []);
  if (modules.length === 0) {
    throw new Error(
      "framework/styles/node/classNames.ts: the bundler's configuration has no rule for CSS modules; look at @docusaurus/core/lib/webpack/base.js",
    );
  }
  for (const options of modules) {
    const nameOf = (module: { readonly resourcePath: string }, _pattern: string, local: string) =>
      names(module.resourcePath, local);
    options.getLocalIdent = nameOf;
  }
}
