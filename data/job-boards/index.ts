import { dataSet, link, list, text } from '../../plugins/tables/node/index.ts';

export const jobBoards = dataSet({
  title: 'Job boards',
  day: '2026-11-27',
  sources: [
    { title: 'EURES, the European job mobility portal', url: 'https://eures.europa.eu/' },
    { title: 'USAJOBS help: searching', url: 'https://help.usajobs.gov/' },
    { title: 'Job Bank, job alerts (Canada)', url: 'https://www.jobbank.gc.ca/' },
    { title: 'JobTech, open data of the Swedish job ads', url: 'https://jobtechdev.se/en' },
    {
      title: 'National Career Service (Directorate General of Employment, India)',
      url: 'https://dge.gov.in/dge/ncs',
    },
    {
      title: 'Free remote job board APIs compared, November 2026 (Vellum Labs)',
      url: 'https://dev.to/vellumkasane/free-remote-job-board-apis-compared-arbeitnow-remoteok-weworkremotely-himalayas-remotive-mo6',
    },
  ],
  id: 'id',
  columns: {
    board: text({ label: 'Board' }),
    operator: text({ label: 'Run by' }),
    kind: text({
      label: 'Kind',
      choices: ['Public service', 'Public employer', 'One field', 'Remote', 'General'],
    }),
    region: text({ label: 'Openings in' }),
    field: text({ label: 'Field' }),
    watch: list({ label: 'Alerts and feeds', unknown: true }),
    cost: text({ label: 'Cost to you', choices: ['Free', 'Free; paid extras', 'Subscription'] }),
    site: link({ label: 'Site' }),
    id: text({ label: 'Id', code: true }),
  },
});
