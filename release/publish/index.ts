export { isCompressible, keptCopies, writeCopies } from './copies.ts';
export { filesBelow } from './files.ts';
export { nginxConfig } from './nginx.ts';
export { readServingTable, type ServingSettings, writeServingFiles } from './prepare.ts';
export { isHidden, isKept, plainHeadersOf, routeOf } from './route.ts';
export {
  CODING_NAMES,
  CODINGS,
  type Coding,
  type Headers,
  type ServingTable,
  UNKNOWN_TYPE,
} from './table.ts';
