import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { ParsedFile } from './parse.ts';

/** Passes parsed files on to the framework's loader, which would otherwise parse them again. */
export interface KeptTrees {
  /** Keeps the tree of a file, by its absolute path. Don't use the tree afterwards: the loader transforms it. */
  keep(file: string, parsed: ParsedFile): void;
  /** Replaces the loader's parser with a kept tree if one exists for the same text. Each tree is used once. */
  readonly remarkKeptTree: Plugin<[], Root>;
}

/** Creates an empty store of trees. */
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
