import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Columns } from '../dataSet.ts';
import type { Fault, Written, WrittenRow, WrittenRows } from './written.ts';

/** The JSON syntax error, if any. The engine's message includes the position. */
function faultOfSyntax(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Parses rows from a JSON array of objects. A missing value is unknown; `null` means that there is none. Uses a YAML
 * parser to get positions, which `JSON.parse` doesn't provide; JSON is valid YAML.
 *
 * @param text - content of the file
 * @param columns - the columns of the set
 */
export function readJson(text: string, columns: Columns): WrittenRows {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'json' });
  const lineAt = (offset: number | undefined): number => lines.linePos(offset ?? 0).line;
  const syntax = faultOfSyntax(text);
  if (syntax !== undefined || document.errors.length > 0) {
    const [error] = document.errors;
    const message = `is not JSON: ${syntax ?? error?.message}; correct it`;
    return { rows: [], faults: [{ line: lineAt(error?.pos[0]), field: 'file', message }] };
  }
  if (!isSeq(document.contents)) {
    const message = 'is not a list of rows; write [ … ] around them';
    return { rows: [], faults: [{ line: 1, field: 'file', message }] };
  }
  const faults: Fault[] = [];
  const rows = document.contents.items.flatMap((item): WrittenRow[] => {
    const line = lineAt((item as { range?: [number, number, number] | null }).range?.[0]);
    if (!isMap(item)) {
      faults.push({ line, field: 'row', message: 'is not an object; write { … } around it' });
      return [];
    }
    const values = new Map<string, Written>();
    for (const { key, value } of item.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const at = lineAt(isScalar(key) ? key.range?.[0] : undefined);
      if (columns[name] === undefined) {
        const message = 'is not a column; delete it, or add it to the columns in index.ts';
        faults.push({ line: at, field: name, message });
      } else {
        const node = value as { toJS(of: typeof document): unknown } | null;
        values.set(name, { value: node?.toJS(document) ?? null, line: at });
      }
    }
    return [{ line, values }];
  });
  return { rows, faults };
}
