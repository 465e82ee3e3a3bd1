import { country, dataSet, date, link, list, text } from '../../plugins/tables/node/index.ts';

export const rewardPrograms = dataSet({
  title: 'Bank points that move to airlines and hotels',
  day: '2026-11-27',
  sources: [
    {
      title: 'American Express transfer partners in the United Kingdom, 2024 (Head for Points)',
      url: 'https://www.headforpoints.com/2024/08/18/last-day-to-transfer-amex-membership-rewards-to-emirates-at-one-to-one',
    },
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
      title: 'HSBC pools the points of its cards, Singapore, 2024-05 (MileLion)',
      url: 'https://milelion.com/2024/05/26/live-hsbc-credit-card-points-pooling',
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
    {
      title: 'Expiry and sharing of ThankYou points (FlyerTalk, 2024)',
      url: 'https://www.flyertalk.com/forum/citi-thankyou-rewards/2148574-citi-thankyou-points-cancel-downgrade-expiration-considerations-2.html',
    },
    {
      title: 'Membership Rewards on the Platinum Card (American Express, Australia)',
      url: 'https://americanexpress.com/en-au/credit-cards/membership-benefits/the-platinum-card/membership-rewards',
    },
    {
      title: 'Do credit card reward points expire? (Australian Frequent Flyer)',
      url: 'https://australianfrequentflyer.com.au/credit-card-points-expiry',
    },
    {
      title: 'Reward points expiry (Axis Bank, India)',
      url: 'https://application.axisbank.co.in/webforms/axis-support/issues/AxiseDGERewards-RewardPointsExpiry.aspx',
    },
    {
      title: 'Axis Bank: transfer partners, 2025-12 (Mint)',
      url: 'https://www.livemint.com/money/personal-finance/axis-bank-credit-card-travel-redemption-options-transfer-ratios-limits-and-tips-11765175011410.html',
    },
    {
      title: 'About redeeming points (American Express, United Kingdom)',
      url: 'https://www.americanexpress.com/en-gb/rewards/membership-rewards/about-redeeming',
    },
    {
      title:
        'What can you do with Membership Rewards points? (Head for Points, 2021, United Kingdom)',
      url: 'https://www.headforpoints.com/2019/10/28/what-can-you-do-with-amex-membership-rewards-points-2/',
    },
    {
      title: 'Transferring points to miles (American Express, Japan)',
      url: 'https://www.americanexpress.com/ja-jp/point/mile-point/airline/',
    },
    {
      title: 'Expiry of American Express points in Germany (Loungerocker)',
      url: 'https://loungerocker.de/koennen-amex-punkte-verfallen-wie-lang-amex-punkte-gueltig-sind/',
    },
    {
      title: 'Membership Rewards points to another person, Germany, 2025-04 (Meilenoptimieren)',
      url: 'https://meilenoptimieren.com/american-express-membership-rewards-punkte-uebertragen',
    },
    {
      title: 'RBC Avion points guide, 2026-01 (MintFlying)',
      url: 'https://mintflying.com/blog/rbc-avion-points-guide',
    },
    {
      title: 'Validity of Livelo points, 2026 (Unneced)',
      url: 'https://unneced.com/validade-dos-pontos-livelo-como-nao-perder-dinheiro-em-2026/all',
    },
  ],
  id: 'id',
  columns: {
    program: text({ label: 'Program' }),
    issuer: text({ label: 'Issuer' }),
    country: country({ label: 'Country' }),
    partners: list({ label: 'Moves to, for example', unknown: true }),
    expiry: text({ label: 'Expiry', unknown: true }),
    pooling: text({ label: 'Pooling', unknown: true }),
    page: link({ label: 'Official page' }),
    asOf: date({ label: 'As of', precision: 'year' }),
    id: text({ label: 'Id', code: true }),
  },
});
