import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { LineCounter, parseDocument } from 'yaml';
import type { DocumentCheck, Fault } from '../../../mdx/node/faults.ts';
import { type PlotSource, plotSchema } from './source.ts';

/** Language of plot blocks. */
const LANGUAGE = 'plot';

/** Formats a path with indexes starting at 1: `series[2].points[1]`. */
const written = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .slice(1);

/**
 * Parses the source of a plot.
 *
 * @param yaml - content of the block
 * @returns the plot, or its mistakes with lines of the block, starting at 1
 */
export function readPlot(yaml: string): {
  readonly source?: PlotSource;
  readonly faults: readonly Fault[];
} {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string): Fault => ({
    line: lines.linePos(offset).line,
    message: `plot: ${message}`,
  });
  if (document.errors.length > 0) {
    return { faults: document.errors.map(({ pos: [offset], message }) => at(offset, message)) };
  }

  /** Offset of the node at a path, or of its closest ancestor that exists. */
  const offsetOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as { range?: [number] } | undefined;
    return node?.range?.[0] ?? (path.length === 0 ? 0 : offsetOf(path.slice(0, -1)));
  };
  const { data, error } = plotSchema.safeParse(document.toJS());
  if (data !== undefined) {
    return { source: data, faults: [] };
  }
  const faults = error.issues.flatMap(({ path, message, ...issue }) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const findings =
      unknown.length === 0
        ? [{ path, message }]
        : unknown.map((key) => ({
            path: [...path, key],
            message: 'is not a field of a plot; remove it, or correct its name',
          }));
    return findings.map((finding) =>
      at(
        offsetOf(finding.path),
        [written(finding.path), finding.message].filter(Boolean).join(': '),
      ),
    );
  });
  return { faults: faults.sort((one, other) => one.line - other.line) };
}

/** The plot blocks of a document, each with its plot, or its mistakes with lines of the document. */
export function plotsIn(tree: Root) {
  const plots: ({ readonly block: Code } & ReturnType<typeof readPlot>)[] = [];
  visit(tree, 'code', (block) => {
    if (block.lang === LANGUAGE) {
      const fence = block.position?.start.line ?? 0;
      const { faults, ...read } = readPlot(block.value);
      plots.push({
        block,
        ...read,
        faults: faults.map(({ line, message }) => ({ line: fence + line, message })),
      });
    }
  });
  return plots;
}

/** The mistakes in the plots of a document. */
export const plotFaults: DocumentCheck = (tree) => plotsIn(tree).flatMap(({ faults }) => faults);
