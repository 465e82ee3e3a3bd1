import { dataSet, text, yesNo } from '../../plugins/tables/node/index.ts';

export const dateTimeStrings = dataSet({
  title: 'Date and time strings',
  day: '2026-11-21',
  sources: [
    {
      title: 'RFC 3339, date and time on the Internet: timestamps',
      url: 'https://www.rfc-editor.org/rfc/rfc3339',
    },
    {
      title: 'ISO 8601, date and time format (ISO)',
      url: 'https://www.iso.org/iso-8601-date-and-time-format.html',
    },
    {
      title: 'ISO 8601-1:2019/Amd 1:2022 (ISO/TC 154)',
      url: 'https://www.isotc154.org/standards/iso-8601-1-2019-amd-1-2022/',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z][a-z0-9-]*$/ }),
    value: text({ label: 'String', code: true }),
    iso: yesNo({ label: 'ISO 8601' }),
    rfc: yesNo({ label: 'RFC 3339 timestamp' }),
    python: yesNo({ label: 'Python 3.11' }),
    js: yesNo({ label: 'Node.js 20' }),
    note: text({ label: 'Note' }),
  },
});
