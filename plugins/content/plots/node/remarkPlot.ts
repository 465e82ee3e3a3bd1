import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { component, importComponents, textAttribute } from '../../../mdx/node/componentImport.ts';
import { stopAtFaults } from '../../../mdx/node/faults.ts';
import { valueAttribute } from '../../../mdx/node/valueAttribute.ts';
import type { DrawnPlot } from '../shared/plot.ts';
import { plotsIn } from './blocks.ts';
import { draw } from './drawing/index.ts';
import { numbersOf } from './numbers.ts';

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
      const { caption, alt } = source;
      const plot: DrawnPlot = {
        caption,
        alt,
        wide: await draw(source, 'wide'),
        narrow: await draw(source, 'narrow'),
        numbers: numbersOf(source),
      };
      Object.assign(block, componentOf(plot));
    }
  }
  if (plots.length > 0) {
    importComponents(tree, ['Plot'], MODULE);
  }
};

/** The component that replaces a plot's block. */
function componentOf({ caption, alt, ...drawn }: DrawnPlot) {
  return component(
    'Plot',
    [
      textAttribute('caption', caption),
      textAttribute('alt', alt),
      ...Object.entries(drawn).map(([name, value]) => valueAttribute(name, value)),
    ],
    [],
  );
}
