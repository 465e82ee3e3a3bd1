import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file as a remark plugin is given it. */
interface CompiledFile {
  readonly cwd: string;
  readonly path?: string;
}

/** Front matter and the blank lines after it, which the framework takes away before it compiles. */
const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\s*/;

/**
 * Says where a line of a document stands for a writer: the compiled text begins after the front matter,
 * the file does not.
 *
 * @param file - the document that is compiled
 * @returns a function from a line of the compiled text, from 1, to `docs/a.mdx:12`
 */
export function placesIn({ cwd, path: absolute = '' }: CompiledFile): (line: number) => string {
  const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  const before = (FRONT_MATTER.exec(text)?.[0] ?? '').split('\n').length - 1;
  const name = path.relative(cwd, absolute).split(path.sep).join('/');
  return (line) => `${name}:${line + before}`;
}
