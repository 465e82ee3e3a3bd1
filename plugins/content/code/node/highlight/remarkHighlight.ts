import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import {
  type DocumentCheck,
  type Fault,
  faultAt,
  stopAtFaults,
} from '../../../../mdx/node/faults.ts';
import { type Meta, readMeta } from '../blocks/meta.ts';
import { blockHtml } from './blockHtml.ts';
import { type Grammars, loadGrammars } from './grammars.ts';

/** Options of the plugin. */
export interface HighlightOptions {
  /** Same as `themeConfig.prism.additionalLanguages`. */
  readonly additionalLanguages: readonly string[];
}

/** Languages whose blocks other plugins replace with drawings. */
const DRAWN: ReadonlySet<string> = new Set(['mermaid', 'plot']);

/** Sets a block's element properties, which replace its text and the words after the language. */
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

const languageOf = ({ lang }: Code): string => (lang ?? 'text').toLowerCase();

function mistakesIn(node: Code, grammars: Grammars): readonly string[] {
  const language = languageOf(node);
  const meta = readMeta(node.meta);
  return [
    ...(typeof meta === 'string' ? [meta] : []),
    ...(DRAWN.has(language) || grammars.has(language)
      ? []
      : [
          `there is no grammar for "${language}"; correct it, add it to themeConfig.prism.additionalLanguages, or use "text"`,
        ]),
  ];
}

function faultsIn(tree: Root, grammars: Grammars): readonly Fault[] {
  const faults: Fault[] = [];
  visit(tree, 'code', (node) => {
    faults.push(...mistakesIn(node, grammars).map((message) => faultAt(node, message)));
  });
  return faults;
}

/** Finds blocks with a language that has no grammar, or with unknown words after it. */
export async function codeFaults({
  additionalLanguages,
}: HighlightOptions): Promise<DocumentCheck> {
  const grammars = await loadGrammars(additionalLanguages);
  return (tree) => faultsIn(tree, grammars);
}

/**
 * Highlights a document's code blocks at build time, so that browsers don't have to. Sets `html` on each `code`
 * element, which `@theme/CodeBlock` shows instead of its text; and `title` and `firstNumber`, if the writer set them.
 *
 * Runs before the framework's own plugins, which replace the diagrams.
 *
 * @throws DocumentError if a language has no grammar, or the words after it are unknown
 */
export const remarkHighlight: Plugin<[HighlightOptions], Root> = ({ additionalLanguages }) => {
  const loading = loadGrammars(additionalLanguages);
  // Avoids an unhandled rejection if there's no document. Otherwise, the code that awaits it gets the error.
  loading.catch(() => undefined);
  return async (tree, file) => {
    const grammars = await loading;
    stopAtFaults(file, faultsIn(tree, grammars));
    visit(tree, 'code', (node) => {
      const meta = readMeta(node.meta);
      const language = languageOf(node);
      if (!DRAWN.has(language) && typeof meta !== 'string') {
        const block = { code: node.value, language, meta: node.meta ?? '' };
        setProperties(node, meta, blockHtml(block, grammars));
      }
    });
  };
};
