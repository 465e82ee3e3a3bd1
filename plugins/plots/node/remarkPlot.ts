import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { LineCounter, parseDocument } from 'yaml';
import { component, importComponents, textAttribute } from '../../mdx/node/componentImport.ts';
import { type DocumentCheck, type Fault, lineOf, stopAtFaults } from '../../mdx/node/faults.ts';
import { nodesOf } from '../../mdx/node/nodes.ts';
import { valueAttribute } from '../../mdx/node/valueAttribute.ts';
import type { DrawnPlot } from '../shared/plot.ts';
import { draw } from './draw.ts';
import { type PlotSource, plotSchema } from './source.ts';
import { tableOf } from './table.ts';

/** Formats a path with indexes starting at 1: `series[2].points[1]`. */
const written = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .slice(1);

/**
 * Parses the YAML of a plot.
 *
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

  /** Reports a mistake at the node of a path, or at its closest ancestor that exists. */
  const atPath = (path: readonly PropertyKey[], message: string): Fault => {
    const nodes = path.map((_, index) => document.getIn(path.slice(0, index + 1), true));
    const [offset = 0] = (nodes as { range?: [number] }[])
      .flatMap((node) => node?.range?.[0] ?? [])
      .slice(-1);
    return at(offset, [written(path), message].filter(Boolean).join(': '));
  };
  const { data, error } = plotSchema.safeParse(document.toJS());
  if (data !== undefined) {
    return { source: data, faults: [] };
  }
  const faults = error.issues.flatMap(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) =>
          atPath([...path, key], 'is not a field of a plot; remove it, or correct its name'),
        )
      : atPath(path, message),
  );
  return { faults: faults.sort((one, other) => one.line - other.line) };
}

function plotsIn(tree: Root) {
  const blocks = nodesOf(tree, 'code').filter(({ lang }) => lang === 'plot');
  return blocks.map((block) => {
    const { source, faults } = readPlot(block.value);
    return {
      block,
      source,
      faults: faults.map(({ line, message }) => ({ line: lineOf(block) + line, message })),
    };
  });
}

export const plotFaults: DocumentCheck = (tree) => plotsIn(tree).flatMap(({ faults }) => faults);

/**
 * Draws each ` ```plot ` block.
 *
 * @throws DocumentError with file and line of each mistake in the document's plots
 */
export const remarkPlot: Plugin<[], Root> = () => async (tree, file) => {
  const plots = plotsIn(tree);
  stopAtFaults(
    file,
    plots.flatMap(({ faults }) => faults),
  );
  for (const { block, source } of plots) {
    if (source !== undefined) {
      const drawn: Omit<DrawnPlot, 'caption' | 'alt'> = {
        ...(await draw(source)),
        table: tableOf(source),
      };
      const attributes = [
        textAttribute('caption', source.caption),
        textAttribute('alt', source.alt),
        ...Object.entries(drawn).map(([name, value]) => valueAttribute(name, value)),
      ];
      Object.assign(block, component('Plot', attributes, []));
    }
  }
  if (plots.length > 0) {
    importComponents(tree, ['Plot'], '@site/plugins/plots/client/Plot');
  }
};
