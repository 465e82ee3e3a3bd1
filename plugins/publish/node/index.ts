export { writeCopies } from './copies/copies.ts';
export { filesBelow } from './files.ts';
export { nginxConfig } from './hosts/nginx.ts';
export { writePolicyIntoPages } from './hosts/policyInPages.ts';
export { readPages } from './policy/pages.ts';
export { readServingTable, writeServingFiles } from './prepare.ts';
export { ServingError } from './servingError.ts';
export { isHidden, isKept, plainHeadersOf, routeOf } from './table/route.ts';
export { CODINGS, TABLE_FILE, UNKNOWN_TYPE } from './table/table.ts';
