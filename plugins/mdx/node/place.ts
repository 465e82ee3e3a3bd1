import path from 'node:path';

/** A file as a remark plugin is given it. */
interface CompiledFile {
  readonly cwd: string;
  readonly path?: string;
}

/**
 * Says where a line of a document stands. The framework compiles a file whole, its front matter too, so
 * the lines of the syntax tree are those of the file.
 *
 * @param file - the document that is compiled
 * @returns a function from a line, from 1, to `docs/a.mdx:12`
 */
export function placesIn({ cwd, path: absolute = '' }: CompiledFile): (line: number) => string {
  const name = path.relative(cwd, absolute).split(path.sep).join('/');
  return (line) => `${name}:${line}`;
}
