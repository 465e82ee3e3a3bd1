/**
 * The ARIA roles of a table's parts. Some browsers don't expose them as a table when they're laid out as
 * grids.
 *
 * @see https://www.w3.org/TR/html-aria/#docconformance for the roles, which match the elements' implicit ones
 */
export const ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
