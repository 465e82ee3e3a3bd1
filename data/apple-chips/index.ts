import { dataSet, date, link, number, text } from '../../plugins/tables/node/index.ts';

export const appleChips = dataSet({
  title: 'Apple chips, the largest version of each',
  day: '2026-09-30',
  sources: [
    { title: 'Apple Newsroom', url: 'https://www.apple.com/newsroom/' },
    { title: 'Tech specs (Apple Support)', url: 'https://support.apple.com/specs' },
    {
      title: 'No new Apple Watch chip: all models stick to S10 (MacRumors)',
      url: 'https://www.macrumors.com/2025/09/09/no-new-apple-watch-chip-for-the-first-time/',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z0-9]+(?:-[a-z]+)?$/ }),
    chip: text({ label: 'Chip' }),
    series: text({ label: 'Series', choices: ['A', 'M', 'S', 'U'] }),
    year: date({ label: 'Year', precision: 'year' }),
    processNm: number({ label: 'Process', unit: 'nm', integer: true, unknown: true }),
    cpuPerformance: number({ label: 'Fastest cores', integer: true, unknown: true, none: true }),
    cpuEfficiency: number({ label: 'Other cores', integer: true, unknown: true, none: true }),
    gpuCores: number({ label: 'GPU cores', integer: true, unknown: true, none: true }),
    // In the next three columns, null is also where Apple publishes no figure.
    neuralTops: number({ label: 'Neural Engine', unit: 'TOPS', none: true }),
    maxMemory: number({
      label: 'Memory up to',
      unit: 'GB',
      integer: true,
      none: true,
    }),
    bandwidth: number({ label: 'Bandwidth', unit: 'GB/s', none: true }),
    devices: text({ label: 'First devices' }),
    source: link({ label: 'Source' }),
  },
});
