import { isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from '../finding.ts';
import { type FrontMatter, frontMatterSchema, unknownField } from './schema.ts';

/** The front matter of a file and its problems. */
export interface FrontMatterReading {
  /** The fields with valid values. The others are reported as problems. */
  readonly fields: Partial<FrontMatter>;
  readonly problems: readonly Problem[];
  /** Line of each field in the file, starting at 1. */
  readonly lines: ReadonlyMap<string, number>;
  /** Number of lines before the text, including both fences. */
  readonly length: number;
  /** The text after the front matter. */
  readonly content: string;
}

/** The fences must be on lines of their own, and the first must be on the first line of the file. */
const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The earliest time zone's offset from UTC, in milliseconds. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** The current day in the earliest time zone, ISO 8601. */
export function latestDay(now: Date = new Date()): string {
  return new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
}

/** Follows a path of keys and indexes as far as it exists. For a key, returns the node of the key itself. */
function nodeAt(root: Node | null, path: readonly PropertyKey[]): Node | null {
  let at: Node | null = root;
  let found: Node | null = null;
  for (const step of path) {
    if (!isCollection(at)) {
      break;
    }
    const pair = isMap(at)
      ? at.items.find(({ key }) => isScalar(key) && key.value === step)
      : undefined;
    const next = at.get(step, true) as Node | undefined;
    if (pair === undefined && next === undefined) {
      break;
    }
    found = (pair?.key as Node | undefined) ?? next ?? null;
    at = next ?? null;
  }
  return found;
}

/** The schema for the current day, cached because zod compiles each schema. */
let ofDay: { readonly today: string; readonly schema: ReturnType<typeof frontMatterSchema> };

function schemaOf(today: string): typeof ofDay.schema {
  if (ofDay?.today !== today) {
    ofDay = { today, schema: frontMatterSchema(today) };
  }
  return ofDay.schema;
}

/** Maximum number of cached readings. A dev server would add one at each save. */
const MOST_KEPT = 10_000;

/** Cache of readings by text: the contract, the framework, and the search each read every file. */
const known = new Map<string, { readonly today: string; readonly reading: FrontMatterReading }>();

/**
 * Reads the front matter of a document and validates it against the schema.
 *
 * @param text - content of the file
 * @param today - latest day allowed for `verified`, ISO 8601
 */
export function readFrontMatter(text: string, today: string = latestDay()): FrontMatterReading {
  const before = known.get(text);
  if (before?.today === today) {
    return before.reading;
  }
  const reading = read(text, today);
  if (known.size >= MOST_KEPT) {
    known.clear();
  }
  known.set(text, { today, reading });
  return reading;
}

function read(text: string, today: string): FrontMatterReading {
  const withoutMark = text.replace(/^\uFEFF/, '');
  const fenced = FENCED.exec(withoutMark);
  if (fenced === null) {
    return {
      fields: {},
      problems: [
        {
          line: 1,
          message:
            'the document has no front matter; begin the file with its fields between two lines ---',
        },
      ],
      lines: new Map(),
      length: 0,
      content: withoutMark,
    };
  }
  const [whole, yaml = ''] = fenced;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineOf = (node: Node | null): number =>
    node?.range ? counter.linePos(node.range[0]).line + 1 : 1;
  const reading = {
    length: whole.split('\n').length - 1,
    content: withoutMark.slice(whole.length),
    lines: new Map(
      isMap(document.contents)
        ? document.contents.items.map(({ key }) => [
            isScalar(key) ? String(key.value) : '',
            lineOf(key as Node),
          ])
        : [],
    ),
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ code, linePos, message }) => ({
      line: (linePos?.[0].line ?? 0) + 1,
      message:
        code === 'DUPLICATE_KEY'
          ? 'the field appears twice; delete one of the lines'
          : `the front matter is not valid YAML: ${message.split(/ at line |\n/)[0]}; put quotes around a value with a colon or a quote in it`,
    }));
    return { ...reading, fields: {}, problems };
  }

  const data: unknown = document.toJS() ?? {};
  const checked = schemaOf(today).safeParse(data);
  if (checked.success) {
    return { ...reading, fields: checked.data, problems: [] };
  }
  const issues = checked.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: unknownField(key, issue.path.length === 0 ? 'document' : 'source'),
        }))
      : [{ path: issue.path, message: issue.message }],
  );
  const problems = issues.map(({ path, message }) => ({
    line: lineOf(nodeAt(document.contents as Node | null, path)),
    message,
  }));
  const bad = new Set(issues.map(({ path }) => String(path[0])));
  const fields = Object.fromEntries(
    Object.entries(data as object).filter(([field]) => !bad.has(field)),
  );
  return { ...reading, fields, problems };
}
