import { dataSet, number, temperature, text, yesNo } from '../../plugins/tables/node/index.ts';

export const panMaterials = dataSet({
  title: 'Pan materials',
  day: '2026-11-21',
  sources: [
    {
      title: 'Cookware construction types (Common Housefly)',
      url: 'https://www.commonhousefly.com/blog/2017/8/7/make-it-monday-cookware-101-different-construction-types',
    },
    {
      title: 'What is the best cookware for induction cooktops (The Spruce Eats)',
      url: 'https://www.thespruceeats.com/what-is-the-best-cookware-for-induction-cooktops-908920',
    },
    {
      title: 'Lodge: enameled Dutch oven, oven limit (ATBBQ)',
      url: 'https://www.atbbq.com/products/lodge-usa-enamel-dutch-oven-6-quart',
    },
    {
      title: 'Oven limits of Le Creuset, Lodge, and Staub (KitchPrep)',
      url: 'https://kitchprep.com/can-an-enameled-dutch-oven-go-in-the-oven/',
    },
    {
      title: 'Pots and pans, can they go in the oven (Hot Food Oven)',
      url: 'https://hotfoodoven.com/can-pots-and-pans-go-in-the-oven',
    },
  ],
  id: 'id',
  columns: {
    material: text({ label: 'Material' }),
    response: text({ label: 'Heat' }),
    conductivity: number({ label: 'Conducts', unit: 'W/(m·K)', min: 0, unknown: true }),
    // With acid: tomato, wine, lemon.
    reactive: yesNo({ label: 'Reacts with acid' }),
    induction: text({ label: 'Induction', choices: ['yes', 'usually', 'with a steel base', 'no'] }),
    // Of the body; handle and lid may bear less. Left out where makers differ, null where no home oven harms it.
    ovenLimit: temperature({ label: 'Oven up to', unknown: true, none: true }),
    dishwasher: text({ label: 'Dishwasher', choices: ['usually', 'better not', 'no'] }),
    care: text({ label: 'Care' }),
    id: text({ label: 'Id', code: true }),
  },
});
