/**
 * What the parts of a table are to assistive technology. Laid out as grids, they are not tables to some
 * browsers unless they say so.
 *
 * @see https://www.w3.org/TR/html-aria/#docconformance for the same roles, which these elements have as a table
 */
export const ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
