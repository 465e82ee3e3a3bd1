import { dataSet, type RowOf, text } from '../../plugins/tables/node/index.ts';

export const jqFilters = dataSet({
  title: 'jq filters',
  day: '2026-11-25',
  sources: [
    { title: 'jq manual', url: 'https://jqlang.org/manual/' },
    {
      title: 'jq 1.6 manual; outputs computed with jq 1.6 and 1.8.2',
      url: 'https://jqlang.org/manual/v1.6/',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id' }),
    group: text({
      label: 'Group',
      choices: [
        'Pick',
        'Build',
        'Select',
        'Change',
        'Arrays',
        'Objects',
        'Paths',
        'Strings',
        'Types',
        'Reduce',
      ],
    }),
    filter: text({ label: 'Filter', code: true }),
    input: text({ label: 'Input', code: true }),
    output: text({ label: 'Output', code: true, none: true }),
    does: text({ label: 'What it does' }),
  },
});

/** One filter, with an input and its output. */
export type JqFilter = RowOf<typeof jqFilters>;
