import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { ParsedFile } from './parse.ts';

/** Hands trees of files on to the framework's loader, which would parse each file again. */
export interface KeptTrees {
  /**
   * Keeps the tree of a file until the loader asks for it. Whoever gives it reads it no more: the loader
   * transforms it.
   *
   * @param file - absolute path
   */
  keep(file: string, parsed: ParsedFile): void;
  /** Has the loader take a file's tree where there is one of the same text, once. */
  readonly remarkKeptTree: Plugin<[], Root>;
}

/** Makes a place to keep trees in. */
export function keptTrees(): KeptTrees {
  const kept = new Map<string, ParsedFile>();
  return {
    keep(file, parsed) {
      kept.set(file, parsed);
    },
    remarkKeptTree() {
      const { parser } = this;
      this.parser = (text, file) => {
        const found = kept.get(file.path);
        kept.delete(file.path);
        return found?.source === text
          ? found.tree
          : (parser?.(text, file) ?? file.fail('no parser'));
      };
    },
  };
}
