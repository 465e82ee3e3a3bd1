import { chainsOf } from '../../code/node/blocks/chains.ts';
import { tablesOf } from '../../documents/node/contract/pageTables.ts';
import type { DocumentCheck } from '../../mdx/node/faults.ts';

/** Finds run blocks that read a data set that readers can't download from the page. */
export const shownDataFaults: DocumentCheck = (tree) => {
  const shown = tablesOf(tree);
  return chainsOf(tree)
    .chains.flat()
    .flatMap(({ line, data }) =>
      data
        .filter((name) => !shown.includes(name))
        .map((name) => ({
          line,
          message: `the block reads "${name}", which no table of the page shows; show it, so that readers can download ${name}.json`,
        })),
    );
};
