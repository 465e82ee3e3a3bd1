import { Globby, GlobExcludeDefault } from '@docusaurus/utils';
import { readTextSync } from '../../mdx/node/sourceText.ts';
import { idOf, slugOf } from './address.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';

/**
 * Looks up former slugs for the option `createRedirects` of the framework's redirect plugin. Synchronous, because the
 * plugin doesn't await the result.
 *
 * @param folder - absolute path of the documents' folder; read at the first call
 * @returns a function from a path of the site, with or without a trailing slash, to the paths that redirect to it
 */
export function formerPaths(folder: string): (path: string) => string[] {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  const read = () =>
    new Map(
      Globby.sync('**/*.{md,mdx}', {
        cwd: folder,
        ignore: GlobExcludeDefault,
        absolute: true,
      }).flatMap((file) => {
        const slug = slugOf(idOf(folder, file));
        const { formerly = [], draft } = readFrontMatter(readTextSync(file)).fields;
        return slug === undefined || draft ? [] : [[slug, formerly] as const];
      }),
    );
  return (path) => {
    known ??= read();
    return [...(known.get(path.replace(/(?!^)\/$/, '')) ?? [])];
  };
}
