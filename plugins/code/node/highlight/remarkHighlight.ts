import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { BlockError } from '../blocks/chains.ts';
import { fencesOf } from '../blocks/fences.ts';
import { type Meta, MetaError, readMeta } from '../blocks/meta.ts';
import { blockHtml } from './blockHtml.ts';
import { loadGrammars } from './grammars.ts';

/** What the plugin needs from the site's configuration. */
export interface HighlightOptions {
  /** `themeConfig.prism.additionalLanguages`. */
  readonly additionalLanguages: readonly string[];
}

/** Languages whose blocks other plugins turn into pictures. */
const DRAWN: ReadonlySet<string> = new Set(['mermaid', 'plot']);

/** Gives a block's element its properties, in the place of the text and of the words after the language. */
function setProperties(node: Code, { title, firstNumber }: Meta, html: string): void {
  const properties = {
    html,
    ...(title && { title }),
    ...(firstNumber !== undefined && { firstNumber }),
  };
  node.meta = null;
  node.data = {
    ...node.data,
    hProperties: { ...node.data?.hProperties, ...properties },
    hChildren: [],
  };
}

/** What a writer has said of a block. */
function metaOf(node: Code, refuse: (reason: string) => BlockError): Meta {
  try {
    return readMeta(node.meta ?? '');
  } catch (error) {
    throw error instanceof MetaError ? refuse(error.message) : error;
  }
}

/**
 * Highlights the blocks of a document while it is built, so that no browser has to: the element `code` of
 * each gets a property `html`, which `@theme/CodeBlock` shows, and no text; and its `title` and `firstNumber`,
 * if a writer gave it these.
 *
 * Runs before the framework's own plugins, which take the diagrams away.
 *
 * @throws BlockError with file and line when a language has no grammar, or the words after it are not known
 */
export const remarkHighlight: Plugin<[HighlightOptions], Root> = ({ additionalLanguages }) => {
  const loading = loadGrammars(additionalLanguages);
  // Whoever awaits it is told; without a document nobody does.
  loading.catch(() => undefined);
  return async (tree, file) => {
    const grammars = await loading;
    const name = path.relative(file.cwd, file.path);
    const scanned = new Map(fencesOf(String(file)).map((fence) => [fence.line, fence]));
    visit(tree, 'code', (node) => {
      const line = node.position?.start.line ?? 0;
      const refuse = (reason: string) => new BlockError(name, line, reason);
      // What the page shows is what the tests run only if both find the same blocks.
      if (node.value !== scanned.get(line)?.content.replace(/\n$/, '')) {
        throw refuse(
          'the block is not found by the scan that runs code; begin its fence on a line of its own',
        );
      }
      scanned.delete(line);
      const meta = metaOf(node, refuse);
      const language = (node.lang ?? 'text').toLowerCase();
      if (DRAWN.has(language)) {
        return;
      }
      if (!grammars.has(language)) {
        throw refuse(
          `there is no grammar for "${language}"; correct it, add it to themeConfig.prism.additionalLanguages, or take "text"`,
        );
      }
      const block = { code: node.value, language, meta: node.meta ?? '' };
      setProperties(node, meta, blockHtml(block, grammars));
    });
    for (const line of scanned.keys()) {
      throw new BlockError(
        name,
        line,
        'the page does not show the block that begins here; remove it',
      );
    }
  };
};
