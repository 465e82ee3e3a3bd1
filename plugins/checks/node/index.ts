import { DATA_SETS } from '../../../data/index.ts';
import { ADDITIONAL_LANGUAGES } from '../../../site/codeLanguages.ts';
import { checklistFaults } from '../../checklists/node/remarkChecklist.ts';
import { codeFaults, reasonFaults, unseenFaults } from '../../code/node/index.ts';
import { prepareParser } from '../../diagrams/node/faults.ts';
import type { DocumentCheck } from '../../mdx/node/faults.ts';
import { plotFaults } from '../../plots/node/remarkPlot.ts';
import { recipeFaults } from '../../recipes/node/index.ts';
import { type DataSets, rowsOf, tableFaults } from '../../tables/node/index.ts';
import { shownDataFaults } from './shownData.ts';

export { readerElsewhere } from './elsewhere.ts';

/** The data sets that documents can show; recipes need the weights of ingredients. */
export type ShownSets = DataSets & Pick<typeof DATA_SETS, 'kitchen-conversions'>;

/**
 * The checks of single documents beyond the contract's own rules, by what they check.
 *
 * @param folder - absolute path of the folder of data sets
 * @param sets - by default, those of the library
 */
export async function contentChecks(
  folder: string,
  sets: ShownSets = DATA_SETS,
): Promise<Readonly<Record<string, DocumentCheck>>> {
  const conversions = rowsOf('kitchen-conversions', sets['kitchen-conversions'], folder);
  return {
    code: await codeFaults({ additionalLanguages: ADDITIONAL_LANGUAGES }),
    reasonsNotToRun: reasonFaults,
    unseenFunctions: unseenFaults,
    shownData: shownDataFaults,
    plots: plotFaults,
    recipes: recipeFaults(conversions),
    checklists: checklistFaults,
    tables: tableFaults({ sets, folder }),
  };
}

/**
 * The checks beyond the contract's own rules. Writers see all that they find, before bundling starts.
 *
 * @param folder - absolute path of the folder of data sets
 */
export async function documentChecks(folder: string): Promise<readonly DocumentCheck[]> {
  // Diagrams are parsed after all documents have been read, so the parser can load meanwhile.
  prepareParser();
  return Object.values(await contentChecks(folder));
}
