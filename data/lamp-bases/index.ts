import { dataSet, list, number, text } from '../../plugins/tables/node/index.ts';

export const lampBases = dataSet({
  title: 'Bases of lamps',
  day: '2026-11-22',
  sources: [
    {
      title: 'Cap nomenclature of IEC 60061 (Lamptech)',
      url: 'https://www.lamptech.co.uk/Documents/IN%20Cap%20Nomenclature.htm',
    },
    {
      title: 'Lamp caps and bases (Lightbulb World)',
      url: 'https://www.lightbulbworld.co.uk/blogs/lamp-caps-and-bases',
    },
    {
      title: 'Lamp base types explained (Leuchtenland)',
      url: 'https://www.leuchtenland.com/en/lexikon/lamp-base-types-explained',
    },
  ],
  id: 'base',
  columns: {
    base: text({ label: 'Base', pattern: /^[A-Z]+[0-9.]+[a-z]?$/ }),
    size: number({ label: 'Size', unit: 'mm', min: 4, max: 60 }),
    measure: text({ label: 'Measured', choices: ['diameter', 'between pins', 'recess'] }),
    type: text({ label: 'Kind' }),
    voltage: text({ label: 'Voltage' }),
    regions: list({ label: 'Where' }),
    use: text({ label: 'Use' }),
    interchangeable: text({ label: 'Also fits', none: true }),
  },
});
