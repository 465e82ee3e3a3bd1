import { acronyms } from './acronyms/index.ts';
import { airlines } from './airlines/index.ts';
import { airports } from './airports/index.ts';
import { bankRegisters } from './bank-registers/index.ts';
import { codingFonts } from './coding-fonts/index.ts';
import { cookingTemperatures } from './cooking-temperatures/index.ts';
import { countries } from './countries/index.ts';
import { kitchenConversions } from './kitchen-conversions/index.ts';
import { merchantCategoryCodes } from './merchant-category-codes/index.ts';
import { plugs } from './plugs/index.ts';
import { schengenMembers } from './schengen-members/index.ts';

/** Every data set by its name, which is its folder's. */
export const DATA_SETS = {
  acronyms,
  airlines,
  airports,
  'bank-registers': bankRegisters,
  'coding-fonts': codingFonts,
  'cooking-temperatures': cookingTemperatures,
  countries,
  'kitchen-conversions': kitchenConversions,
  'merchant-category-codes': merchantCategoryCodes,
  plugs,
  'schengen-members': schengenMembers,
};
