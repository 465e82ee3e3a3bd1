import type { RootContent } from 'hast';
import type { Code, Node, Parents, Root } from 'mdast';
import { refractor, type Syntax } from 'refractor';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { TOKEN_KINDS } from '../../../site/codeTheme.ts';
import { type DocumentCheck, type Fault, faultAt, stopAtFaults } from '../../mdx/node/faults.ts';
import { nodesOf } from '../../mdx/node/nodes.ts';
import { htmlOf } from '../shared/html.ts';
import { isOutput } from './blocks/chains.ts';
import { readMeta } from './blocks/meta.ts';
import { shownCode } from './blocks/shown.ts';
import { fold } from './fold.ts';

export interface HighlightOptions {
  /** Same as `themeConfig.prism.additionalLanguages`. */
  readonly additionalLanguages: readonly string[];
}

/** Languages of blocks that aren't code, and have no grammar. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext']);

/** Languages whose blocks other plugins replace with drawings. */
const DRAWN: ReadonlySet<string> = new Set(['mermaid', 'plot']);

/** Maps each kind of token to the kind that represents its group. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(TOKEN_KINDS).flatMap(([kind, alike]) =>
    [kind, ...alike].map((name) => [name, kind]),
  ),
);

/**
 * Adds grammars to Prism's common ones, by the names of Prism's files.
 *
 * @throws Error naming a language without a Prism grammar
 */
async function loadGrammars(additional: readonly string[]): Promise<void> {
  for (const name of additional) {
    try {
      const { default: grammar } = (await import(`refractor/${name}`)) as { default: Syntax };
      refractor.register(grammar);
    } catch (cause) {
      throw new Error(`themeConfig.prism.additionalLanguages: Prism has no grammar for "${name}"`, {
        cause,
      });
    }
  }
}

/**
 * Renders code as HTML, with spans of Prism's classes where the color changes.
 *
 * @param language - in lowercase; has a grammar, or is plain text
 */
export function highlighted(code: string, language: string): string {
  if (PLAIN.has(language)) {
    return htmlOf(code);
  }
  const pieces: { text: string; readonly kind: string | undefined }[] = [];
  const walk = (nodes: readonly RootContent[], kind: string | undefined) => {
    for (const node of nodes) {
      if (node.type === 'element') {
        const names = [node.properties.className ?? []].flat().map(String);
        walk(node.children, names.flatMap((name) => KINDS.get(name) ?? []).at(-1) ?? kind);
      } else if (node.type === 'text') {
        const last = pieces.at(-1);
        const isBlank = node.value.trim() === '';
        // Whitespace has no color, so it needs no span of its own.
        if (last !== undefined && (last.kind === kind || isBlank)) {
          last.text += node.value;
        } else {
          pieces.push({ text: node.value, kind: isBlank ? undefined : kind });
        }
      }
    }
  };
  walk(refractor.highlight(code, language).children as RootContent[], undefined);
  return pieces
    .map(({ text, kind }) =>
      kind === undefined ? htmlOf(text) : `<span class="token ${kind}">${htmlOf(text)}</span>`,
    )
    .join('');
}

const languageOf = ({ lang }: Code): string => (lang ?? 'text').toLowerCase();

function faultsIn(tree: Root): readonly Fault[] {
  return nodesOf(tree, 'code').flatMap((node) => {
    const language = languageOf(node);
    const meta = readMeta(node.meta);
    const isKnown = PLAIN.has(language) || DRAWN.has(language) || refractor.registered(language);
    const isHidden = node.value !== '' && shownCode(node.value) === '';
    const fix = 'correct it, add it to themeConfig.prism.additionalLanguages, or use "text"';
    return [
      ...(typeof meta === 'string' ? [faultAt(node, meta)] : []),
      ...(isHidden
        ? [faultAt(node, 'all lines of the block are hidden; mark it "setup" instead')]
        : []),
      ...(isKnown ? [] : [faultAt(node, `there is no grammar for "${language}"; ${fix}`)]),
    ];
  });
}

/** Finds blocks with a language that has no grammar, or with unknown words after it. */
export async function codeFaults({
  additionalLanguages,
}: HighlightOptions): Promise<DocumentCheck> {
  await loadGrammars(additionalLanguages);
  return faultsIn;
}

/**
 * Highlights a document's code blocks: sets `html` on each `code` element, which `@theme/CodeBlock` shows, and `title`,
 * if there's one. Joins each block with its output, and folds blocks that only prepare the others. Runs before the framework's own plugins, which replace the diagrams.
 *
 * @throws DocumentError if a language has no grammar, or the words after it are unknown
 */
export const remarkHighlight: Plugin<[HighlightOptions], Root> = ({ additionalLanguages }) => {
  const loading = loadGrammars(additionalLanguages);
  // Avoids an unhandled rejection if there's no document. Otherwise, the code that awaits it gets the error.
  loading.catch(() => undefined);
  return async (tree, file) => {
    await loading;
    stopAtFaults(file, faultsIn(tree));
    const setups: { node: Code; parent: Parents; title: string | undefined; length: number }[] = [];
    visit(tree, 'code', (node, index = 0, parent = tree) => {
      const meta = readMeta(node.meta);
      if (DRAWN.has(languageOf(node)) || typeof meta === 'string') {
        return;
      }
      const { title, isSetup } = meta;
      const hasOutput = isOutput(parent.children[index + 1]);
      if (isSetup) {
        setups.push({ node, parent, title, length: hasOutput ? 2 : 1 });
      }
      const names = [
        ...(hasOutput ? ['with-output'] : []),
        ...(isOutput(node) && parent.children[index - 1]?.type === 'code' ? ['output'] : []),
      ];
      const hProperties = {
        html: highlighted(shownCode(node.value), languageOf(node)),
        ...(title && !isSetup && { title }),
        ...(names.length > 0 && { className: [`language-${node.lang}`, ...names] }),
      };
      node.meta = null;
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, ...hProperties },
        hChildren: [],
      };
    });
    for (const { node, parent, title, length } of setups) {
      fold(
        parent,
        (parent.children as readonly Node[]).indexOf(node),
        length,
        title ? `Setup: ${title}` : 'Setup',
      );
    }
  };
};
