import { dataSet, number, temperature, text } from '../../plugins/tables/node/index.ts';

export const cookingTemperatures = dataSet({
  title: 'Cooking temperatures',
  day: '2026-11-25',
  sources: [
    {
      title: 'Safe minimum internal temperatures (FoodSafety.gov)',
      url: 'https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures',
    },
    {
      title: 'Deep fat frying and food safety (USDA FSIS)',
      url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/deep-fat-frying',
    },
    {
      title: 'Safe cooking temperatures (Health Canada)',
      url: 'https://www.canada.ca/en/health-canada/services/general-food-safety-tips/safe-internal-cooking-temperatures.html',
    },
    {
      title: 'Cooking your food (Food Standards Agency)',
      url: 'https://www.food.gov.uk/safety-hygiene/cooking-your-food',
    },
    {
      title: 'Food Hygiene (Scotland) Regulations 2006, schedule 4, temperature control',
      url: 'https://www.legislation.gov.uk/ssi/2006/3/schedule/4',
    },
    {
      title: 'FDA Food Code, section 3-401.11, cooking',
      url: 'https://www.fda.gov/food/retail-food-protection/fda-food-code',
    },
    {
      title: 'Food safety guide (Healthdirect Australia)',
      url: 'https://www.healthdirect.gov.au/food-safety-infographic',
    },
    {
      title: 'Safe cooking temperatures (Food Safety Information Council)',
      url: 'https://www.foodsafety.asn.au/safe-cooking-temperatures/',
    },
    {
      title: 'The Science of Good Cooking (America’s Test Kitchen), as quoted',
      url: 'https://recettes.camphi.me/notes/doneness.html',
    },
    {
      title: 'Harold McGee, On Food and Cooking (2004)',
      url: 'https://app.ckbk.com/reference/food00011c02s001e006se002/dilution-demands-delicacy',
    },
    {
      title: 'Temperatures beyond meat (The Washington Post, in The Hamilton Spectator)',
      url: 'https://www.pressreader.com/canada/the-hamilton-spectator/20170223/282076276639677',
    },
    {
      title: 'Regulation (EU) 2017/2158, annex II, acrylamide in French fries',
      url: 'https://eur-lex.europa.eu/eli/reg/2017/2158/oj',
    },
    {
      title: 'Deep fat frying (manual of a Zanussi cooker)',
      url: 'https://manualarchiveguide.com/manuals/Zanussi-ZCE-7350-Instruction-Booklet-4791790?page=14',
    },
    {
      title: 'Frying table (manual of a Rival fryer)',
      url: 'https://manualshive.com/en/manual/rival/czf600-cn/1465446?page=7',
    },
    {
      title: 'Oil temperature (manual of a Backyard Pro turkey fryer)',
      url: 'https://manualshive.com/ru/manual/dosze/backyard-pro/2524242?page=7',
    },
    {
      title: 'Tempura (Evansville Courier & Press)',
      url: 'https://www.courierpress.com/photos/2013/jun/25/143975/',
    },
    {
      title: 'Internal temperature guide (Married to BBQ)',
      url: 'https://marriedtobbq.com/blog/internal-temperature-guide',
    },
    {
      title: 'Baking with a meat thermometer (Tasting Table)',
      url: 'https://tastingtable.com/1452574/baking-easy-meat-thermometer',
    },
  ],
  id: 'id',
  columns: {
    food: text({ label: 'Food' }),
    doneness: text({ label: 'Doneness', none: true }),
    kind: text({
      label: 'Kind',
      choices: ['official minimum', 'taste', 'sugar stage', 'egg', 'bread and custard', 'frying'],
    }),
    // Where to take it off the heat; null where it is done at the final temperature.
    pull: temperature({ label: 'Take off at', none: true }),
    final: temperature({ label: 'Final' }),
    // The upper end, where the source gives a range.
    finalTo: temperature({ label: 'Up to', none: true }),
    rest: number({ label: 'Rest', unit: 'min', min: 0, unknown: true, none: true }),
    // How long the middle stays at the final temperature, where the rule asks for that.
    hold: number({ label: 'Hold', unit: 'min', min: 0, none: true }),
    authority: text({ label: 'Authority', none: true }),
    source: text({ label: 'Source' }),
    id: text({ label: 'Id', code: true }),
  },
});
