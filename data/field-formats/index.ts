import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const fieldFormats = dataSet({
  title: 'Formats of common fields',
  day: '2026-11-21',
  sources: [
    { title: 'RFC Editor', url: 'https://www.rfc-editor.org/' },
    { title: 'Popular standards (ISO)', url: 'https://www.iso.org/popular-standards.html' },
    { title: 'Protocol registries (IANA)', url: 'https://www.iana.org/protocols' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z][a-z0-9-]*$/ }),
    field: text({ label: 'Field' }),
    group: text({
      label: 'Group',
      choices: ['Identifiers', 'Money and trade', 'Network', 'Places and languages', 'Time', 'Web'],
    }),
    standard: text({ label: 'Standard' }),
    valid: text({ label: 'Valid', code: true }),
    invalid: text({ label: 'Invalid', code: true }),
    because: text({ label: 'Why' }),
    spec: link({ label: 'Text' }),
  },
});
