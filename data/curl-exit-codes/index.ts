import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const curlExitCodes = dataSet({
  title: 'Exit codes of curl',
  day: '2026-11-25',
  sources: [{ title: 'curl, manual page, exit codes', url: 'https://curl.se/docs/manpage.html' }],
  id: 'id',
  columns: {
    id: text({ label: 'Id' }),
    code: number({ label: 'Code', integer: true, min: 0, max: 255 }),
    meaning: text({ label: 'Meaning' }),
    fix: text({ label: 'First thing to try' }),
  },
});
