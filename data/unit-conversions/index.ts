import { dataSet, number, text, yesNo } from '../../plugins/tables/node/index.ts';

export const unitConversions = dataSet({
  title: 'US customary units in metric units',
  day: '2026-11-21',
  sources: [
    {
      title: 'NIST Special Publication 811, appendix B: conversion factors',
      url: 'https://www.nist.gov/pml/special-publication-811/nist-guide-si-appendix-b-conversion-factors',
    },
    {
      title: 'NIST Handbook 44, appendix C: general tables of units of measurement',
      url: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', code: true }),
    quantity: text({
      label: 'Quantity',
      choices: [
        'Area',
        'Energy',
        'Flow',
        'Force',
        'Insulation',
        'Length',
        'Mass',
        'Power',
        'Pressure',
        'Speed',
        'Torque',
        'Volume',
      ],
    }),
    usUnit: text({ label: '1 of' }),
    factor: text({ label: 'is', pattern: /^\d+(?:\.\d+)?$/ }),
    siUnit: text({ label: 'Metric' }),
    exact: yesNo({ label: 'Exact' }),
    rule: text({ label: 'In your head' }),
    error: number({ label: 'Error', unit: '%', digits: 1 }),
  },
});
