import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** Owner of code without a source: the bundler's module wrappers. */
const BUNDLER = '(bundler)';

/**
 * The package or project folder that a source belongs to.
 *
 * @param source - its name in the source map
 */
function ownerOf(source: string | undefined) {
  if (source === undefined) {
    return BUNDLER;
  }
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  const [, inProject] = /^webpack:\/\/[^/]*\/(?:\.\/)?(.*)$/.exec(source) ?? [];
  if (inPackage !== undefined) {
    return inPackage;
  }
  return /\.docusaurus\//.test(source) || inProject === undefined
    ? '(generated)'
    : path.posix.dirname(inProject).split('/').slice(0, 2).join('/');
}

/**
 * Splits a bundle into parts, each with a single owner.
 *
 * @returns in bundle order
 */
export function partsOf(
  code: string,
  payload: SourceMapPayload,
): { owner: string; text: string }[] {
  const map = new SourceMap(payload);
  const parts: { owner: string; text: string }[] = [];
  for (const [line, text] of code.split('\n').entries()) {
    for (const [column, letter] of [...text].entries()) {
      const entry = map.findEntry(line, column);
      const owner = ownerOf('originalSource' in entry ? entry.originalSource : undefined);
      const last = parts.at(-1);
      if (last?.owner === owner) {
        last.text += letter;
      } else {
        parts.push({ owner, text: letter });
      }
    }
  }
  return parts;
}
