import { acronyms } from './acronyms/index.ts';
import { airlines } from './airlines/index.ts';
import { airports } from './airports/index.ts';
import { allergyPhrases } from './allergy-phrases/index.ts';
import { allianceMembers } from './alliance-members/index.ts';
import { appleChips } from './apple-chips/index.ts';
import { appleContinuity } from './apple-continuity/index.ts';
import { appleRegions } from './apple-regions/index.ts';
import { bankCodes } from './bank-codes/index.ts';
import { bankRegisters } from './bank-registers/index.ts';
import { bedSizes } from './bed-sizes/index.ts';
import { beefCuts } from './beef-cuts/index.ts';
import { bikeSharePrices } from './bike-share-prices/index.ts';
import { bikeShareSystems } from './bike-share-systems/index.ts';
import { bikeWheels } from './bike-wheels/index.ts';
import { bluetoothCodecs } from './bluetooth-codecs/index.ts';
import { breakfasts } from './breakfasts/index.ts';
import { browserPages } from './browser-pages/index.ts';
import { butterTypes } from './butter-types/index.ts';
import { cabinBags } from './cabin-bags/index.ts';
import { cardNetworks } from './card-networks/index.ts';
import { cardRewardCodes } from './card-reward-codes/index.ts';
import { careSymbols } from './care-symbols/index.ts';
import { cities } from './cities/index.ts';
import { clothingSizes } from './clothing-sizes/index.ts';
import { cloudServices } from './cloud-services/index.ts';
import { codingFonts } from './coding-fonts/index.ts';
import { cookingTemperatures } from './cooking-temperatures/index.ts';
import { countries } from './countries/index.ts';
import { creditRegisters } from './credit-registers/index.ts';
import { creditScores } from './credit-scores/index.ts';
import { curlExitCodes } from './curl-exit-codes/index.ts';
import { customsAllowances } from './customs-allowances/index.ts';
import { cyclingRules } from './cycling-rules/index.ts';
import { dateTimeStrings } from './date-time-strings/index.ts';
import { depositInsurance } from './deposit-insurance/index.ts';
import { dialingCodes } from './dialing-codes/index.ts';
import { diningTerms } from './dining-terms/index.ts';
import { driverlessServices } from './driverless-services/index.ts';
import { drivingAutomationLevels } from './driving-automation-levels/index.ts';
import { drivingAutomationRules } from './driving-automation-rules/index.ts';
import { drivingPermits } from './driving-permits/index.ts';
import { drivingRules } from './driving-rules/index.ts';
import { eBikeClasses } from './e-bike-classes/index.ts';
import { eggSizes } from './egg-sizes/index.ts';
import { emergencyNumbers } from './emergency-numbers/index.ts';
import { fieldFormats } from './field-formats/index.ts';
import { flightRules } from './flight-rules/index.ts';
import { flourTypes } from './flour-types/index.ts';
import { foodStorage } from './food-storage/index.ts';
import { fuelGrades } from './fuel-grades/index.ts';
import { gitCommands } from './git-commands/index.ts';
import { hiringHosts } from './hiring-hosts/index.ts';
import { httpHeaders } from './http-headers/index.ts';
import { httpStatusCodes } from './http-status-codes/index.ts';
import { ibanFormats } from './iban-formats/index.ts';
import { imageFormats } from './image-formats/index.ts';
import { ingredientSubstitutions } from './ingredient-substitutions/index.ts';
import { interviewQuestions } from './interview-questions/index.ts';
import { ipRanges } from './ip-ranges/index.ts';
import { jobBoards } from './job-boards/index.ts';
import { jqFilters } from './jq-filters/index.ts';
import { kitchenConversions } from './kitchen-conversions/index.ts';
import { lampBases } from './lamp-bases/index.ts';
import { languageTests } from './language-tests/index.ts';
import { lawDatabases } from './law-databases/index.ts';
import { learningTechniques } from './learning-techniques/index.ts';
import { leaseClauses } from './lease-clauses/index.ts';
import { macApps } from './mac-apps/index.ts';
import { macDefaults } from './mac-defaults/index.ts';
import { macShortcuts } from './mac-shortcuts/index.ts';
import { macbooks } from './macbooks/index.ts';
import { merchantCategoryCodes } from './merchant-category-codes/index.ts';
import { mobileDataPlans } from './mobile-data-plans/index.ts';
import { mobilePayments } from './mobile-payments/index.ts';
import { monitorSizes } from './monitor-sizes/index.ts';
import { movingTasks } from './moving-tasks/index.ts';
import { museums } from './museums/index.ts';
import { musicSources } from './music-sources/index.ts';
import { musicTags } from './music-tags/index.ts';
import { nomadPermits } from './nomad-permits/index.ts';
import { onboardingTasks } from './onboarding-tasks/index.ts';
import { packingItems } from './packing-items/index.ts';
import { panMaterials } from './pan-materials/index.ts';
import { pantryItems } from './pantry-items/index.ts';
import { paperSizes } from './paper-sizes/index.ts';
import { photoMetadata } from './photo-metadata/index.ts';
import { plugs } from './plugs/index.ts';
import { pokerHands } from './poker-hands/index.ts';
import { postalAddresses } from './postal-addresses/index.ts';
import { postgresStatements } from './postgres-statements/index.ts';
import { railPasses } from './rail-passes/index.ts';
import { railways } from './railways/index.ts';
import { recipes } from './recipes/index.ts';
import { regexSyntax } from './regex-syntax/index.ts';
import { resumeNorms } from './resume-norms/index.ts';
import { returnRights } from './return-rights/index.ts';
import { rewardPrograms } from './reward-programs/index.ts';
import { riceTypes } from './rice-types/index.ts';
import { rideServices } from './ride-services/index.ts';
import { schengenMembers } from './schengen-members/index.ts';
import { searchEngines } from './search-engines/index.ts';
import { searchOperators } from './search-operators/index.ts';
import { securityItems } from './security-items/index.ts';
import { shoeSizes } from './shoe-sizes/index.ts';
import { smallTalk } from './small-talk/index.ts';
import { stains } from './stains/index.ts';
import { stockExchanges } from './stock-exchanges/index.ts';
import { suitcaseSizes } from './suitcase-sizes/index.ts';
import { sunscreenLabels } from './sunscreen-labels/index.ts';
import { tainanDishes } from './tainan-dishes/index.ts';
import { tainanSights } from './tainan-sights/index.ts';
import { tenancyDeposits } from './tenancy-deposits/index.ts';
import { tipping } from './tipping/index.ts';
import { tireMarkings } from './tire-markings/index.ts';
import { transferSystems } from './transfer-systems/index.ts';
import { transitCards } from './transit-cards/index.ts';
import { transitSystems } from './transit-systems/index.ts';
import { travelGear } from './travel-gear/index.ts';
import { unitConversions } from './unit-conversions/index.ts';
import { usDocuments } from './us-documents/index.ts';
import { usStates } from './us-states/index.ts';
import { usedGoods } from './used-goods/index.ts';
import { withdrawnCountries } from './withdrawn-countries/index.ts';

/** All data sets, by the names of their folders. */
export const DATA_SETS = {
  acronyms,
  airlines,
  airports,
  'allergy-phrases': allergyPhrases,
  'alliance-members': allianceMembers,
  'apple-chips': appleChips,
  'apple-continuity': appleContinuity,
  'bank-codes': bankCodes,
  'apple-regions': appleRegions,
  'bank-registers': bankRegisters,
  'bed-sizes': bedSizes,
  'beef-cuts': beefCuts,
  'bike-share-prices': bikeSharePrices,
  'bike-share-systems': bikeShareSystems,
  'bluetooth-codecs': bluetoothCodecs,
  'bike-wheels': bikeWheels,
  breakfasts,
  'browser-pages': browserPages,
  'butter-types': butterTypes,
  'cabin-bags': cabinBags,
  'card-networks': cardNetworks,
  'card-reward-codes': cardRewardCodes,
  'care-symbols': careSymbols,
  cities,
  'cloud-services': cloudServices,
  'clothing-sizes': clothingSizes,
  'coding-fonts': codingFonts,
  'cooking-temperatures': cookingTemperatures,
  countries,
  'credit-registers': creditRegisters,
  'credit-scores': creditScores,
  'curl-exit-codes': curlExitCodes,
  'customs-allowances': customsAllowances,
  'cycling-rules': cyclingRules,
  'deposit-insurance': depositInsurance,
  'dialing-codes': dialingCodes,
  'dining-terms': diningTerms,
  'driverless-services': driverlessServices,
  'driving-automation-levels': drivingAutomationLevels,
  'driving-automation-rules': drivingAutomationRules,
  'driving-permits': drivingPermits,
  'driving-rules': drivingRules,
  'date-time-strings': dateTimeStrings,
  'e-bike-classes': eBikeClasses,
  'egg-sizes': eggSizes,
  'emergency-numbers': emergencyNumbers,
  'field-formats': fieldFormats,
  'flight-rules': flightRules,
  'flour-types': flourTypes,
  'food-storage': foodStorage,
  'fuel-grades': fuelGrades,
  'git-commands': gitCommands,
  'hiring-hosts': hiringHosts,
  'http-headers': httpHeaders,
  'http-status-codes': httpStatusCodes,
  'iban-formats': ibanFormats,
  'image-formats': imageFormats,
  'ingredient-substitutions': ingredientSubstitutions,
  'interview-questions': interviewQuestions,
  'ip-ranges': ipRanges,
  'job-boards': jobBoards,
  'jq-filters': jqFilters,
  'kitchen-conversions': kitchenConversions,
  'lamp-bases': lampBases,
  'language-tests': languageTests,
  'law-databases': lawDatabases,
  'learning-techniques': learningTechniques,
  'lease-clauses': leaseClauses,
  'mac-apps': macApps,
  'mac-defaults': macDefaults,
  'mac-shortcuts': macShortcuts,
  macbooks,
  'merchant-category-codes': merchantCategoryCodes,
  'mobile-data-plans': mobileDataPlans,
  'mobile-payments': mobilePayments,
  'monitor-sizes': monitorSizes,
  'moving-tasks': movingTasks,
  museums,
  'music-sources': musicSources,
  'music-tags': musicTags,
  'nomad-permits': nomadPermits,
  'onboarding-tasks': onboardingTasks,
  'packing-items': packingItems,
  'pan-materials': panMaterials,
  'pantry-items': pantryItems,
  'paper-sizes': paperSizes,
  'photo-metadata': photoMetadata,
  plugs,
  'poker-hands': pokerHands,
  'postal-addresses': postalAddresses,
  'postgres-statements': postgresStatements,
  'rail-passes': railPasses,
  railways,
  recipes,
  'regex-syntax': regexSyntax,
  'resume-norms': resumeNorms,
  'return-rights': returnRights,
  'reward-programs': rewardPrograms,
  'rice-types': riceTypes,
  'ride-services': rideServices,
  'schengen-members': schengenMembers,
  'search-engines': searchEngines,
  'search-operators': searchOperators,
  'security-items': securityItems,
  'shoe-sizes': shoeSizes,
  'small-talk': smallTalk,
  stains,
  'stock-exchanges': stockExchanges,
  'suitcase-sizes': suitcaseSizes,
  'sunscreen-labels': sunscreenLabels,
  'tenancy-deposits': tenancyDeposits,
  'tainan-dishes': tainanDishes,
  'tainan-sights': tainanSights,
  tipping,
  'tire-markings': tireMarkings,
  'transfer-systems': transferSystems,
  'transit-cards': transitCards,
  'transit-systems': transitSystems,
  'travel-gear': travelGear,
  'unit-conversions': unitConversions,
  'us-documents': usDocuments,
  'us-states': usStates,
  'used-goods': usedGoods,
  'withdrawn-countries': withdrawnCountries,
};
