import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const paperSizes = dataSet({
  title: 'Paper, card and envelope sizes',
  day: '2026-11-26',
  sources: [
    {
      title: 'ISO 216, writing paper and certain classes of printed matter, A and B series (ISO)',
      url: 'https://www.iso.org/standard/36631.html',
    },
    {
      title: 'International standard paper sizes (Markus Kuhn, University of Cambridge)',
      url: 'https://www.cl.cam.ac.uk/~mgk25/iso-paper.html',
    },
    {
      title: 'Envelope sizes of Japan, the metric system and North America (EDS)',
      url: 'https://www.edsebooks.com/paper/env.html',
    },
    {
      title: 'Envelope sizes (Dimensions Guide)',
      url: 'https://dimensionsguide.com/envelope-sizes',
    },
  ],
  id: 'id',
  columns: {
    name: text({ label: 'Name' }),
    series: text({
      label: 'Series',
      choices: [
        'ISO A',
        'ISO B',
        'Envelope, ISO',
        'JIS B',
        'North America',
        'Envelope, US',
        'Japan',
        'Card',
      ],
    }),
    widthMm: number({ label: 'Width', unit: 'mm', min: 0 }),
    heightMm: number({ label: 'Height', unit: 'mm', min: 0 }),
    widthIn: number({ label: 'Inches wide', digits: 2, min: 0 }),
    heightIn: number({ label: 'Inches high', digits: 2, min: 0 }),
    region: text({ label: 'Where', choices: ['Worldwide', 'North America', 'Japan', 'Europe'] }),
    // For paper what it is used for, for envelopes what they hold.
    use: text({ label: 'Use, or what it holds' }),
    id: text({ label: 'Id', code: true }),
  },
});
