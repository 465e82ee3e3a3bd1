import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const drivingAutomationLevels = dataSet({
  title: 'Levels of driving automation (SAE J3016)',
  day: '2026-11-27',
  sources: [
    {
      title: 'SAE J3016, April 2021: taxonomy of driving automation',
      url: 'https://www.sae.org/standards/content/j3016_202104/',
    },
    {
      title: 'Open Road: SAE updates its J3016 standard (2021)',
      url: 'https://www.openroadlawblog.com/2021/05/sae-updates-j3016-standard-for-automated-driving-systems-with-more-clarity-and-new-terms-and-definitions/',
    },
    {
      title: 'Electrive: after Mercedes, BMW abandons level 3, 2026-02-23',
      url: 'https://www.electrive.com/2026/02/23/following-mercedes-bmw-also-abandons-level-3-automated-driving/',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^level-[0-5]$/ }),
    level: number({ label: 'Level', integer: true, min: 0, max: 5 }),
    name: text({ label: 'Name' }),
    steers: text({ label: 'Who steers and brakes' }),
    watches: text({ label: 'Who watches' }),
    fallback: text({ label: 'Fallback' }),
    feature: text({ label: 'For example' }),
    duty: text({ label: 'Your duty' }),
  },
});
