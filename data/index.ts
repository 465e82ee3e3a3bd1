import { acronyms } from './acronyms/index.ts';
import { airlines } from './airlines/index.ts';
import { airports } from './airports/index.ts';
import { bankRegisters } from './bank-registers/index.ts';
import { beefCuts } from './beef-cuts/index.ts';
import { breakfasts } from './breakfasts/index.ts';
import { butterTypes } from './butter-types/index.ts';
import { cardNetworks } from './card-networks/index.ts';
import { cardRewardCodes } from './card-reward-codes/index.ts';
import { codingFonts } from './coding-fonts/index.ts';
import { cookingTemperatures } from './cooking-temperatures/index.ts';
import { countries } from './countries/index.ts';
import { eggSizes } from './egg-sizes/index.ts';
import { flourTypes } from './flour-types/index.ts';
import { foodStorage } from './food-storage/index.ts';
import { ingredientSubstitutions } from './ingredient-substitutions/index.ts';
import { kitchenConversions } from './kitchen-conversions/index.ts';
import { merchantCategoryCodes } from './merchant-category-codes/index.ts';
import { mobilePayments } from './mobile-payments/index.ts';
import { panMaterials } from './pan-materials/index.ts';
import { pantryItems } from './pantry-items/index.ts';
import { plugs } from './plugs/index.ts';
import { railPasses } from './rail-passes/index.ts';
import { railways } from './railways/index.ts';
import { recipes } from './recipes/index.ts';
import { rewardPrograms } from './reward-programs/index.ts';
import { riceTypes } from './rice-types/index.ts';
import { rideServices } from './ride-services/index.ts';
import { schengenMembers } from './schengen-members/index.ts';
import { transitCards } from './transit-cards/index.ts';

/** Every data set by its name, which is its folder's. */
export const DATA_SETS = {
  acronyms,
  airlines,
  airports,
  'bank-registers': bankRegisters,
  'beef-cuts': beefCuts,
  breakfasts,
  'butter-types': butterTypes,
  'card-networks': cardNetworks,
  'card-reward-codes': cardRewardCodes,
  'coding-fonts': codingFonts,
  'cooking-temperatures': cookingTemperatures,
  countries,
  'egg-sizes': eggSizes,
  'flour-types': flourTypes,
  'food-storage': foodStorage,
  'ingredient-substitutions': ingredientSubstitutions,
  'kitchen-conversions': kitchenConversions,
  'merchant-category-codes': merchantCategoryCodes,
  'mobile-payments': mobilePayments,
  'pan-materials': panMaterials,
  'pantry-items': pantryItems,
  plugs,
  'rail-passes': railPasses,
  railways,
  recipes,
  'reward-programs': rewardPrograms,
  'rice-types': riceTypes,
  'ride-services': rideServices,
  'schengen-members': schengenMembers,
  'transit-cards': transitCards,
};
