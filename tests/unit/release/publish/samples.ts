import {
  type ServingOptions,
  type ServingTable,
  servingTable,
} from '../../../../release/publish/table.ts';
import { readSettings } from '../../../../site/settings.ts';

/** The serving table of a site with the default settings. */
export function sampleTable(options: Partial<ServingOptions> = {}): ServingTable {
  const settings = readSettings({});
  return servingTable({
    baseUrl: settings.baseUrl,
    trailingSlash: settings.trailingSlash,
    files: [],
    moved: [],
    ...options,
  });
}
