export { country, date, link, list, number, rows, temperature, text, yesNo } from './columns.ts';
export { dataPlugin } from './dataPlugin.ts';
export { type DataOptions, type DataSet, type DataSets, dataSet, type RowOf } from './dataSet.ts';
export { lineOf } from './fault.ts';
export { plainRows } from './plainRows.ts';
export { remarkDataTable, tableFaults } from './remarkDataTable.ts';
export { downloads, type LoadedData, loadDataSets, rowIds, rowsOf } from './sets.ts';
