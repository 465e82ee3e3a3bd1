import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const mobileDataPlans = dataSet({
  title: 'Ways to get mobile data abroad',
  day: '2026-11-27',
  // What each kind of plan usually has; no provider's terms. EU: Regulation (EU) 2022/612.
  // Travel eSIMs: RoamMatch and Airalo. Identity: Simology. Unlimited: Simology.
  sources: [
    {
      title: 'RoamMatch: restrictions of travel eSIM plans (2026-06)',
      url: 'https://roammatch-launch-pack.vercel.app/guides/travel-esim-plan-restrictions',
    },
    {
      title: 'Airalo: when can I use the same eSIM?',
      url: 'https://www.airalo.com/help/using-managing-esims/can-i-use-my-existing-esim-again',
    },
    {
      title: 'Simology: what unlimited means, throttling and priority',
      url: 'https://simology.io/blog/throttling-fair-use-policies-what-unlimited-really-means?page=52',
    },
    {
      title: 'Simology: identity checks for eSIMs',
      url: 'https://simology.io/blog/compliance-101-ekyc-data-privacy-gdpr-and-logs-retention-partners?page=20',
    },
    {
      title: 'Regulation (EU) 2022/612 on roaming',
      url: 'https://eur-lex.europa.eu/eli/reg/2022/612/oj',
    },
  ],
  id: 'id',
  columns: {
    plan: text({ label: 'Plan' }),
    priority: text({ label: 'When the network is busy' }),
    voice: text({ label: 'Calls and SMS' }),
    hotspot: text({ label: 'Hotspot' }),
    validity: text({ label: 'Runs for' }),
    topUp: text({ label: 'Top-up' }),
    identity: text({ label: 'Identity check' }),
    id: text({ label: 'Id', code: true }),
  },
});
