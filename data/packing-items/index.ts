import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const packingItems = dataSet({
  title: 'What to pack, and how much of it',
  day: '2026-11-22',
  sources: [
    {
      title: 'CDC Yellow Book: travel health kits',
      url: 'https://wwwnc.cdc.gov/travel/yellowbook/2024/preparing/travel-health-kits',
    },
    {
      title: 'INCB: travelers carrying medicines with controlled substances',
      url: 'https://www.incb.org/incb/en/travellers/general-information.html',
    },
    {
      title: 'UK Civil Aviation Authority: power banks from 27 March 2026',
      url: 'https://www.caa.co.uk/commercial-industry/airlines/dangerous-goods/changes-to-rules-on-the-carriage-of-lithium-cellsbatteries-and-power-banks/',
    },
  ],
  id: 'id',
  columns: {
    item: text({ label: 'Item' }),
    category: text({
      label: 'Category',
      choices: ['Clothes', 'Papers', 'Money', 'Health', 'Wash', 'Electronics', 'Extras', 'Child'],
    }),
    rule: text({ label: 'Rule', choices: ['Fixed', 'Per day', 'Per wash cycle'] }),
    quantity: text({ label: 'How many' }),
    bag: text({ label: 'Where', choices: ['On you', 'Worn', 'Cabin', 'Hold', 'Either'] }),
    climate: text({ label: 'Climate', choices: ['Any', 'Warm', 'Cold'] }),
    trip: text({ label: 'Trip', choices: ['Any', 'Beach', 'Business', 'Child', 'Hiking'] }),
    reason: text({ label: 'Why' }),
    id: text({ label: 'Id', code: true }),
  },
});
