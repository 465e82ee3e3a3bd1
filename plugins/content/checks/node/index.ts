import { DATA_SETS } from '../../../../data/index.ts';
import { ADDITIONAL_LANGUAGES } from '../../../../site/codeLanguages.ts';
import type { DocumentCheck } from '../../../mdx/node/faults.ts';
import { checklistFaults } from '../../checklists/node/remarkChecklist.ts';
import { codeFaults, reasonFaults } from '../../code/node/index.ts';
import { rowsOf, tableFaults } from '../../data/node/index.ts';
import { prepareParser } from '../../diagrams/node/faults.ts';
import { plotFaults } from '../../plots/node/remarkPlot.ts';
import { recipeFaults } from '../../recipes/node/index.ts';
import { shownDataFaults } from './shownData.ts';

/**
 * The checks beyond the contract's own rules. Writers see all that they find, before bundling starts.
 *
 * @param folder - absolute path of the folder of data sets
 */
export function documentChecks(folder: string): Promise<readonly DocumentCheck[]> {
  // Diagrams are parsed after all documents have been read, so the parser can load meanwhile.
  prepareParser();
  const rows = <Name extends keyof typeof DATA_SETS>(name: Name) =>
    rowsOf(name, DATA_SETS[name], folder);
  return Promise.all([
    codeFaults({ additionalLanguages: ADDITIONAL_LANGUAGES }),
    reasonFaults,
    shownDataFaults,
    plotFaults,
    recipeFaults(rows('kitchen-conversions')),
    checklistFaults,
    tableFaults({ sets: DATA_SETS, folder }),
  ]);
}
