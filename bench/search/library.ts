import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSynonyms } from '../../plugins/search/node/synonyms.ts';
import type { SearchRecord } from '../../plugins/search/shared/record.ts';
import { Refusal } from '../../scripts/command/refusal.ts';
import { ROOT } from '../../scripts/project/root.ts';

/** Where the build writes the records, relative to the project. */
const RECORDS = '.docusaurus/search/default/records.json';

/**
 * The records of the last build.
 *
 * @throws Refusal when there is no build
 */
export function builtRecords(): SearchRecord[] {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, RECORDS), 'utf8'));
  } catch {
    throw new Refusal(`There is no ${RECORDS}; run npm run build first`);
  }
}

/** The library's list of synonyms. */
export function synonyms() {
  const file = 'docs/synonyms.txt';
  return readSynonyms(readFileSync(path.join(ROOT, file), 'utf8'), file);
}
