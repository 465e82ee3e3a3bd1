import { CELL_SEPARATOR, type TextFile } from '../../shared/files/format.ts';
import { type HeadingPath, pathTo } from '../../shared/headingPath.ts';
import type { SearchRecord } from '../../shared/record.ts';
import { levelOf } from './outline.ts';
import { anchorOf, nameOf } from './terms.ts';

/** Uncompressed length of a text file, in characters. Each hit in the results may need a text file of its own. */
const TEXT_FILE_LENGTH = 2_600;

/** Number of characters of a record's text that are kept for display. All its words are in the index. */
const SHOWN_LENGTH = 1_700;

/** The beginning of a string, cut at a word boundary. */
function shown(content: string | null): string | null {
  return content === null || content.length <= SHOWN_LENGTH
    ? content
    : content.slice(0, content.lastIndexOf(' ', SHOWN_LENGTH));
}

/** The name of a row, as the number of leading cells that form it if possible. */
function nameIn({ isRow, content }: SearchRecord, name: string): string | number {
  const cells = isRow ? (content ?? '').split(CELL_SEPARATOR) : [];
  const count = [1, 2].find((number) => cells.slice(0, number).join(' ') === name);
  return count ?? name;
}

/** The anchor of a record; empty for a row whose anchor is its first cell. */
function anchorIn(record: SearchRecord): string {
  const anchor = anchorOf(record);
  return record.isRow && record.content?.split(CELL_SEPARATOR, 1)[0] === anchor ? '' : anchor;
}

/** Splits the records of a page into text files. */
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
    const content = shown(record.content);
    files.at(-1)?.records.push([anchorIn(record), nameIn(record, name), content]);
    length += name.length + (content?.length ?? 0);
    if (!isPage && !record.isRow) {
      open = pathTo(open, levelOf(record), name);
    }
  }
  return files;
}
