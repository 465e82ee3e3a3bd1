export { date, number, temperature, yesNo } from './columns/quantities.ts';
export { country, link, list, rows, text } from './columns/words.ts';
export { dataPlugin } from './dataPlugin.ts';
export { type DataOptions, type DataSet, type DataSets, dataSet, type RowOf } from './dataSet.ts';
export { lineOf } from './finding.ts';
export { type LoadedData, loadDataSets } from './load.ts';
export { type PlainRow, plainRows } from './plainRows.ts';
export { downloads, rowIds, rowsOf } from './readSet.ts';
export { remarkDataTable, tableFaults } from './remarkDataTable/index.ts';
