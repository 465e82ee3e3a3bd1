import { dataSet, date, link, number, text } from '../../plugins/tables/node/index.ts';

export const macbooks = dataSet({
  title: 'MacBook Air and Pro since 2017',
  day: '2026-10-04',
  sources: [
    { title: 'Tech specs (Apple Support)', url: 'https://support.apple.com/specs' },
    {
      title: 'Identify your MacBook Pro model (Apple Support)',
      url: 'https://support.apple.com/en-us/108052',
    },
    {
      title: 'Identify your MacBook Air model (Apple Support)',
      url: 'https://support.apple.com/en-us/102869',
    },
    {
      title: 'macOS testing and deployment scripts, with specs by identifier (Free Geek)',
      url: 'https://github.com/freegeek-pdx/macOS-Testing-and-Deployment-Scripts',
    },
    {
      title: 'SOFA: models and their macOS versions by identifier, 2026-08 (Mac Admins)',
      url: 'https://github.com/macadmins/sofa',
    },
  ],
  id: 'id',
  columns: {
    // Some Intel identifiers stand for two years each.
    modelIdentifier: text({ label: 'Identifier', code: true, pattern: /^Mac[A-Za-z]*\d+,\d+$/ }),
    line: text({ label: 'MacBook', choices: ['Air', 'Pro'] }),
    name: text({ label: 'Name in About This Mac' }),
    chip: text({ label: 'Chip' }),
    year: date({ label: 'Year', precision: 'year' }),
    screen: number({ label: 'Screen', unit: 'in' }),
    maxMemory: number({ label: 'Memory up to', unit: 'GB', integer: true }),
    ports: text({ label: 'Ports, besides headphones' }),
    externalDisplays: text({
      label: 'External displays',
      choices: ['1', '2', '2, lid closed', '3', '4'],
    }),
    // Left out where the specs were not at hand.
    charger: text({ label: 'Charger, W', unknown: true }),
    weight: number({ label: 'Weight', unit: 'kg' }),
    newestMacos: number({ label: 'Newest macOS', integer: true }),
    source: link({ label: 'Source' }),
    id: text({ label: 'Id', code: true }),
  },
});
