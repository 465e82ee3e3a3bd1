import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const travelGear = dataSet({
  title: 'Travel gear: buy, rent, borrow, or leave',
  day: '2026-11-27',
  // Cabin: the pages on airport security and batteries. The other columns are the rules of this
  // page (buy, rent, borrow), applied to each item.
  sources: [
    {
      title: 'GOV.UK: hand luggage restrictions at UK airports',
      url: 'https://www.gov.uk/hand-luggage-restrictions',
    },
    {
      title: 'IATA: items that can be carried in checked or carry-on baggage',
      url: 'https://www.iata.org/en/programs/cargo/dgr/dgr-guidance-passengers/',
    },
    {
      title: 'TSA: what can I bring?',
      url: 'https://www.tsa.gov/travel/security-screening/whatcanibring/all',
    },
  ],
  id: 'id',
  columns: {
    item: text({ label: 'Item' }),
    choice: text({
      label: 'Best choice',
      choices: ['Buy', 'Buy there', 'Borrow or rent', 'Leave'],
    }),
    unless: text({ label: 'Unless' }),
    cabin: text({
      label: 'In the cabin',
      choices: ['Yes', 'Cabin only', 'Liquids rule', 'Check first', 'Usually hold'],
    }),
    replace: text({ label: 'Replace it when' }),
    id: text({ label: 'Id', code: true }),
  },
});
