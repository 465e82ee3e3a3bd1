import type { SearchRecord } from '../../shared/record.ts';

/** Loads the records that the build wrote; the bundler gives them a name with their hash. */
export async function loadRecords(): Promise<readonly SearchRecord[]> {
  const { default: records } = await import(
    /* webpackChunkName: "search-records" */ '@generated/search/default/records.json'
  );
  return records;
}
