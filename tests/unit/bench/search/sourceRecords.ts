import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATA_SETS } from '../../../../data/index.ts';
import { idOf, slugOf } from '../../../../plugins/documents/node/address.ts';
import { documentFiles, fileFrom } from '../../../../plugins/documents/node/contract/reader.ts';
import { readFrontMatter } from '../../../../plugins/documents/node/contract/readFrontMatter.ts';
import { sourcePlaces } from '../../../../plugins/search/node/pages.ts';
import { recordsOf } from '../../../../plugins/search/node/records.ts';
import type { SearchRecord } from '../../../../plugins/search/shared/record.ts';
import { plainRows } from '../../../../plugins/tables/node/index.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The origin of the URLs of the records. */
export const ORIGIN = 'https://library.example.com';

/**
 * The records of the library's documents, made from their sources as on the authors' server, because a build may be
 * missing or outdated.
 */
export async function sourceRecords(): Promise<readonly SearchRecord[]> {
  const folder = path.join(ROOT, 'docs');
  const placesOf = sourcePlaces(
    ROOT,
    plainRows({ sets: DATA_SETS, folder: path.join(ROOT, 'data') }),
  );
  const records = (await documentFiles(folder)).map(async (file) => {
    const { fields } = readFrontMatter(await readFile(file, 'utf8'));
    const { title = '', keywords = [], sectionKeywords = {} } = fields;
    const permalink = slugOf(idOf(folder, file)) ?? '';
    return recordsOf({
      url: ORIGIN + permalink,
      title,
      section: 'Library',
      keywords,
      sectionKeywords,
      places: await placesOf({ source: `@site/${fileFrom(ROOT, file)}`, permalink }),
      language: 'en',
      tag: 'docs-default-current',
    });
  });
  return (await Promise.all(records)).flat();
}
