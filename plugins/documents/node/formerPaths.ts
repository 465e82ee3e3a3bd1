import { Globby, GlobExcludeDefault } from '@docusaurus/utils';
import { readTextSync } from '../../mdx/node/sourceText.ts';
import { idOf, slugOf } from './address.ts';
import { readFrontMatter } from './contract/frontMatter/read.ts';

/**
 * The former slugs of documents, for the option `createRedirects` of the framework's plugin for redirects. It asks
 * once everything is built, and can't wait.
 *
 * @param folder - absolute path of the documents' folder; read at the first question
 * @returns what gives the paths that lead to a path of the site, with or without a slash at its end
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
