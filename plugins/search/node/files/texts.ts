import type { TextFile } from '../../shared/files/format.ts';
import { type HeadingPath, pathTo } from '../../shared/headingPath.ts';
import type { SearchRecord } from '../../shared/record.ts';
import { levelOf } from './outline.ts';
import { anchorOf, nameOf } from './terms.ts';

/** Characters of a text file before it is compressed: a result needs one for each hit. */
const TEXT_FILE_LENGTH = 4_500;

/** Takes the records of a page apart into text files. */
export function textFilesOf(records: readonly SearchRecord[]): readonly TextFile[] {
  const files: { above: HeadingPath; records: TextFile['records'][number][] }[] = [];
  let open: HeadingPath = [];
  let length = TEXT_FILE_LENGTH;
  for (const record of records) {
    if (length >= TEXT_FILE_LENGTH) {
      files.push({ above: open, records: [] });
      length = 0;
    }
    const isPage = record.type === 'lvl1';
    const name = isPage ? '' : nameOf(record);
    files.at(-1)?.records.push([anchorOf(record), name, record.content]);
    length += name.length + (record.content?.length ?? 0);
    if (!isPage && !record.isRow) {
      open = pathTo(open, levelOf(record), name);
    }
  }
  return files;
}
