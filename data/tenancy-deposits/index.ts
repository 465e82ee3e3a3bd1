import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const tenancyDeposits = dataSet({
  title: 'Security deposits for rented homes',
  day: '2026-11-27',
  sources: [
    {
      title: 'Tenancy deposit protection (GOV.UK)',
      url: 'https://www.gov.uk/tenancy-deposit-protection',
    },
    {
      title: 'Civil Code, section 551: limits on rent security (Germany)',
      url: 'https://www.gesetze-im-internet.de/bgb/__551.html',
    },
    {
      title: 'Code of Obligations, Article 257e (Switzerland)',
      url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/en',
    },
    {
      title: 'Civil Code, section 1950.5 (California)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1950.5',
    },
  ],
  id: 'id',
  columns: {
    place: text({ label: 'Place' }),
    limit: text({ label: 'Most that can be asked' }),
    held: text({ label: 'Kept where', none: true }),
    returned: text({ label: 'Back when', none: true }),
    official: link({ label: 'Law or authority' }),
    id: text({ label: 'Id', code: true }),
  },
});
