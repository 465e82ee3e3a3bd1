import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { component, importComponents, textAttribute } from '../../../mdx/node/componentImport.ts';
import { stopAtFaults } from '../../../mdx/node/faults.ts';
import { valueAttribute } from '../../../mdx/node/valueAttribute.ts';
import type { DrawnPlot } from '../shared/plot.ts';
import { draw } from './draw.ts';
import { plotsIn } from './read.ts';
import { tableOf } from './table.ts';

const MODULE = '@site/src/components/Plot';

/**
 * Draws each ` ```plot ` block of a document at build time, so that the page contains the picture and the table but no
 * plotting code.
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
      Object.assign(
        block,
        component(
          'Plot',
          [
            textAttribute('caption', source.caption),
            textAttribute('alt', source.alt),
            ...Object.entries(drawn).map(([name, value]) => valueAttribute(name, value)),
          ],
          [],
        ),
      );
    }
  }
  if (plots.length > 0) {
    importComponents(tree, ['Plot'], MODULE);
  }
};
