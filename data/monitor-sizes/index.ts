import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const monitorSizes = dataSet({
  title: 'Monitor sizes and resolutions with their pixel density',
  day: '2026-11-22',
  sources: [
    {
      title: 'The math behind visual acuity (Crafting Pixels)',
      url: 'https://pixelcraft.photo.blog/tag/visual-acuity/',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[0-9.]+-[0-9]+x[0-9]+$/ }),
    diagonal: number({ label: 'Diagonal', unit: 'in', digits: 1 }),
    widthPx: number({ label: 'Wide', unit: 'px', integer: true }),
    heightPx: number({ label: 'High', unit: 'px', integer: true }),
    name: text({ label: 'Sold as' }),
    ppi: number({ label: 'Density', unit: 'ppi', integer: true }),
    scaling: number({ label: 'Scaling', unit: '%', integer: true }),
    distance: number({ label: 'Pixels vanish from', unit: 'cm', integer: true }),
  },
});
