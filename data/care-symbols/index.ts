import { dataSet, temperature, text } from '../../plugins/tables/node/index.ts';

export const careSymbols = dataSet({
  title: 'Care symbols on textiles',
  day: '2026-11-22',
  sources: [
    {
      title: 'Textile care symbols (GINETEX)',
      url: 'https://www.ginetex.net/',
    },
    {
      title: 'ISO/FDIS 3758:2023, care labelling code using symbols (preview)',
      url: 'https://standards.iteh.ai/catalog/standards/iso/cd91ec0c-fb36-4c1e-84be-058c9ea7fcc7/iso-fdis-3758',
    },
    {
      title: 'New version of the care labelling standard (Intertek)',
      url: 'https://www.intertek.com/products-retail/insight-bulletins/2024/new-version-of-care-labelling-standard-published-iso/',
    },
  ],
  id: 'id',
  columns: {
    symbol: text({ label: 'Drawing' }),
    group: text({
      label: 'Group',
      choices: ['washing', 'bleaching', 'drying', 'ironing', 'professional care'],
    }),
    name: text({ label: 'Name' }),
    meaning: text({ label: 'What to do' }),
    // Water, air of the dryer or sole of the iron; null where heat plays no part.
    max: temperature({ label: 'At most', none: true }),
    id: text({ label: 'Id', code: true }),
  },
});
