import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const hiringHosts = dataSet({
  title: 'Hosts of companies’ job pages',
  day: '2026-11-27',
  sources: [
    { title: 'Job Board API (Greenhouse)', url: 'https://developers.greenhouse.io/job-board.html' },
    { title: 'Postings API (Lever)', url: 'https://github.com/lever/postings-api' },
    {
      title: 'Careers Site API (Recruitee)',
      url: 'https://docs.recruitee.com/reference/intro-to-careers-site-api.md',
    },
    {
      title: 'Reading Greenhouse, Lever and Ashby job boards, October 2026 (S. Williams)',
      url: 'https://dev.to/fecklesspleb/reading-greenhouse-lever-and-ashby-job-boards-from-their-public-json-endpoints-1651',
    },
  ],
  id: 'id',
  columns: {
    system: text({ label: 'System' }),
    query: text({ label: 'Search for', code: true }),
    list: text({ label: 'List of one company’s jobs', code: true, none: true }),
    id: text({ label: 'Id', code: true }),
  },
});
