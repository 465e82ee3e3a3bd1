import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DocumentCheck, Fault } from '../../../mdx/node/faults.ts';
import { readPlot } from './read.ts';
import type { PlotSource } from './source.ts';

/** Language of plot blocks. */
const LANGUAGE = 'plot';

/** A parsed plot block, or its mistakes with line numbers of the document. */
interface PlotBlock {
  readonly block: Code;
  readonly source?: PlotSource;
  readonly faults: readonly Fault[];
}

/** The plots of a document. */
export function plotsIn(tree: Root): readonly PlotBlock[] {
  const plots: PlotBlock[] = [];
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
