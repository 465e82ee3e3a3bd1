import { dataSet, list, text, yesNo } from '../../plugins/tables/node/index.ts';

export const cardRewardCodes = dataSet({
  title: 'Merchant category codes and card rewards',
  day: '2026-11-21',
  sources: [
    {
      title:
        'Standard Chartered Singapore: codes excluded from rewards since September 3, 2024 (MainlyMiles)',
      url: 'https://mainlymiles.com/2024/08/01/stanchart-excludes-utilities-hospitals-from-miles-earning',
    },
    {
      title: 'WeLab Bank, Hong Kong: what transactions are eligible for rewards',
      url: 'https://www.welab.bank/en/support/rewards/what-transactions-are-eligible-for-rewards/',
    },
    {
      title: 'How credit card issuers classify purchases for bonus rewards (CNBC Select)',
      url: 'https://www.cnbc.com/select/how-credit-card-issuers-classify-purchases-for-bonus-rewards/',
    },
    {
      title: 'Merchant Data Standards Manual (Visa)',
      url: 'https://usa.visa.com/content/dam/VCOM/download/merchants/visa-merchant-data-standards-manual.pdf',
    },
  ],
  id: 'id',
  columns: {
    code: text({ label: 'Code', code: true }),
    title: text({ label: 'Kind of merchant' }),
    group: text({ label: 'Group' }),
    examples: list({ label: 'Examples' }),
    reward: text({ label: 'Usual reward category', none: true }),
    excluded: yesNo({ label: 'Often excluded' }),
    source: text({
      label: 'Source',
      choices: ['Card issuers in the US', 'Standard Chartered', 'WeLab Bank', 'Visa'],
    }),
    id: text({ label: 'Id', code: true }),
  },
});
