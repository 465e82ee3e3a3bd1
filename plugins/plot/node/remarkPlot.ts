import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { component, importComponents, textAttribute } from '../../mdx/node/componentImport.ts';
import { placesIn } from '../../mdx/node/place.ts';
import { valueAttribute } from '../../mdx/node/valueAttribute.ts';
import type { DrawnPlot } from '../shared/plot.ts';
import { draw } from './drawing/index.ts';
import { numbersOf } from './numbers.ts';
import { PlotError, readPlot } from './read.ts';

/** Language of the blocks that are plots. */
const LANGUAGE = 'plot';

const MODULE = '@site/src/components/Plot';

/**
 * Draws each block ` ```plot ` of a document, so that its page holds the picture and the table and no
 * code that plots.
 *
 * @throws {@link PlotError} with file and line of each mistake in each plot of the document
 */
export const remarkPlot: Plugin<[], Root> = () => async (tree, file) => {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === LANGUAGE) {
      blocks.push(node);
    }
  });
  if (blocks.length === 0) {
    return;
  }
  const place = placesIn(file);
  const mistakes: string[] = [];
  for (const block of blocks) {
    const fence = block.position?.start.line ?? 0;
    try {
      const source = readPlot(block.value, (line) => place(fence + line));
      const { caption, alt } = source;
      const plot: DrawnPlot = {
        caption,
        alt,
        wide: await draw(source, 'wide'),
        narrow: await draw(source, 'narrow'),
        numbers: numbersOf(source),
      };
      Object.assign(block, componentOf(plot));
    } catch (error) {
      if (!(error instanceof PlotError)) {
        throw error;
      }
      mistakes.push(error.message);
    }
  }
  if (mistakes.length > 0) {
    throw new PlotError(mistakes.join('\n'));
  }
  importComponents(tree, ['Plot'], MODULE);
};

/** The component that shows a plot, in place of its block. */
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
