import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const riceTypes = dataSet({
  title: 'Rice by type',
  day: '2026-11-25',
  sources: [
    {
      title: 'How to cook rice, chart by type (Docslib)',
      url: 'https://docslib.org/doc/1497181/how-to-cook-rice',
    },
    {
      title: 'How to cook various types of rice (My Lazy Masterchef)',
      url: 'https://mylazymasterchef.com/?p=73',
    },
    {
      title: 'How to cook Japanese rice (Just One Cookbook)',
      url: 'https://www.justonecookbook.com/how-to-make-rice/',
    },
    {
      title: 'Harold McGee, On Food and Cooking (2004), rinsing and soaking',
      url: 'https://app.ckbk.com/reference/food00011c09s001e005se008se003se002/rinsing-and-soaking',
    },
  ],
  id: 'id',
  columns: {
    type: text({ label: 'Rice' }),
    grain: text({ label: 'Grain' }),
    stickiness: text({
      label: 'Cooked',
      choices: ['separate', 'slightly sticky', 'sticky', 'very sticky', 'creamy'],
    }),
    soak: number({ label: 'Soak', unit: 'min', integer: true, min: 0 }),
    // For about 200 g in a pot with a lid; null where it is steamed, or boiled in plenty of water.
    water: number({ label: 'Water, times its weight', digits: 1, min: 0, none: true }),
    cook: number({ label: 'Cook', unit: 'min', integer: true, min: 0 }),
    rest: number({ label: 'Rest', unit: 'min', integer: true, min: 0 }),
    dishes: text({ label: 'For' }),
    id: text({ label: 'Id', code: true }),
  },
});
