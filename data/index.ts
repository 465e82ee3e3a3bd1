import type { DataSets } from '../plugins/data/node/index.ts';

/** All data sets by their name, which is that of their folder. */
export const DATA_SETS = {} satisfies DataSets;
