import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const usDocuments = dataSet({
  title: 'Documents of the United States',
  day: '2026-11-27',
  sources: [
    { title: 'Social Security number and card (SSA)', url: 'https://www.ssa.gov/number-card' },
    {
      title: 'Individual taxpayer identification number (IRS)',
      url: 'https://www.irs.gov/individuals/individual-taxpayer-identification-number',
    },
    { title: 'I-94 website (CBP)', url: 'https://i94.cbp.dhs.gov/' },
    { title: 'REAL ID (Department of Homeland Security)', url: 'https://www.dhs.gov/real-id' },
    {
      title: 'Where to write for vital records (CDC)',
      url: 'https://www.cdc.gov/nchs/w2w/index.htm',
    },
    { title: 'Replace a green card (USCIS)', url: 'https://www.uscis.gov/i-90' },
  ],
  id: 'id',
  columns: {
    document: text({ label: 'Document' }),
    group: text({
      label: 'Group',
      choices: ['Travel and identity', 'Immigration', 'Work and tax', 'Life events'],
    }),
    proves: text({ label: 'Proves' }),
    issuer: text({ label: 'Issued by' }),
    holders: text({ label: 'For' }),
    validity: text({ label: 'Valid' }),
    before: text({ label: 'Needed first' }),
    replacement: text({ label: 'If lost or wrong' }),
    official: link({ label: 'Official page', none: true }),
    id: text({ label: 'Id', code: true }),
  },
});
