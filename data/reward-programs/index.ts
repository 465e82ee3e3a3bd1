import {
  country,
  dataSet,
  date,
  link,
  list,
  type RowOf,
  text,
} from '../../plugins/data/node/index.ts';

export const rewardPrograms = dataSet({
  title: 'Bank points that move to airlines and hotels',
  day: '2026-11-21',
  sources: [
    {
      title: 'When do credit card rewards expire? (Bankrate)',
      url: 'https://www.bankrate.com/finance/credit-cards/do-credit-card-rewards-expire/',
    },
    {
      title: 'When do your credit card miles or points expire? Singapore, 2025 (MoneySmart)',
      url: 'https://blog.moneysmart.sg/credit-cards/miles-points-expiry',
    },
    {
      title: 'Which bank offers the best points currency? Singapore, February 2026 (MileLion)',
      url: 'https://milelion.com/2026/02/25/which-bank-offers-the-best-points-currency/',
    },
    {
      title: 'Expiry of points by rewards program, Canada (Milesopedia)',
      url: 'https://milesopedia.com/en/rewards/travel-hacking-expiration-points-and-thousands-of-rewards-programs/',
    },
    {
      title: 'Transfer points (American Express, United States)',
      url: 'https://global.americanexpress.com/rewards/transfer',
    },
    {
      title: 'How to transfer Ultimate Rewards points (Chase)',
      url: 'https://www.chase.com/personal/credit-cards/education/basics/how-to-transfer-chase-ultimate-rewards-points',
    },
    {
      title: 'Venture miles transfer partnerships (Capital One)',
      url: 'https://www.capitalone.com/learn-grow/money-management/venture-miles-transfer-partnerships/',
    },
    {
      title: 'Partner programs (Citi ThankYou)',
      url: 'https://www.thankyou.com/partnerProgramsListing.htm',
    },
  ],
  id: 'id',
  columns: {
    program: text({ label: 'Program' }),
    issuer: text({ label: 'Issuer' }),
    country: country({ label: 'Country' }),
    partners: list({ label: 'Moves to, for example', unknown: true }),
    expiry: text({ label: 'Expiry' }),
    pooling: text({ label: 'Pooling', unknown: true }),
    page: link({ label: 'Official page' }),
    asOf: date({ label: 'As of', precision: 'year' }),
    id: text({ label: 'Id', code: true }),
  },
});

/** A bank's points that can be moved to partners. */
export type RewardProgram = RowOf<typeof rewardPrograms>;
