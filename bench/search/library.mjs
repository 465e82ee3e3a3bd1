import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Refusal } from '../../scripts/command/refusal.mjs';
import { ROOT } from '../../scripts/project/root.mjs';

/**
 * @typedef {import('../../plugins/search/shared/record.ts').SearchRecord} SearchRecord
 */

const require = createRequire(import.meta.url);
/** @type {typeof import('jiti').default} */
const jiti = require('jiti');
const load = jiti(import.meta.url);

/** Where the build writes the records, relative to the project. */
const RECORDS = '.docusaurus/search/default/records.json';

/**
 * The records of the last build.
 *
 * @returns {SearchRecord[]}
 * @throws {Refusal} when there is no build
 */
export function builtRecords() {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, RECORDS), 'utf8'));
  } catch {
    throw new Refusal(`There is no ${RECORDS}; run npm run build first`);
  }
}

/** The library's list of synonyms. */
export function synonyms() {
  /** @type {typeof import('../../plugins/search/node/synonyms.ts')} */
  const { readSynonyms } = load('../../plugins/search/node/synonyms.ts');
  const file = 'docs/synonyms.txt';
  return readSynonyms(readFileSync(path.join(ROOT, file), 'utf8'), file);
}

/** The code that generates the index. @returns {typeof import('../../plugins/search/node/files/index.ts')} */
export const indexCode = () => load('../../plugins/search/node/files/index.ts');

/** The code that writes it. @returns {typeof import('../../plugins/search/node/files/write.ts')} */
export const writingCode = () => load('../../plugins/search/node/files/write.ts');

/** The code that reads it. @returns {typeof import('../../plugins/search/client/local/files/index.ts')} */
export const readingCode = () => load('../../plugins/search/client/local/files/index.ts');

/** The code that answers queries. @returns {typeof import('../../plugins/search/client/local/engine/index.ts')} */
export const engineCode = () => load('../../plugins/search/client/local/engine/index.ts');
