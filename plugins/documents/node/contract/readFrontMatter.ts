import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Fault } from '../../../mdx/node/faults.ts';
import { normalized } from '../../../mdx/node/sourceText.ts';
import { type FrontMatter, frontMatterSchema, unknownField } from './frontMatterSchema.ts';

/** The front matter of a file and its mistakes. */
export interface FrontMatterReading {
  /** The fields with valid values. The others are reported as faults. */
  readonly fields: Partial<FrontMatter>;
  readonly faults: readonly Fault[];
  /** Line of each field in the file, starting at 1. */
  readonly lines: ReadonlyMap<string, number>;
  /** Number of lines before the text, including both fences. */
  readonly length: number;
  /** The text after the front matter. */
  readonly content: string;
}

/** The fences must be on lines of their own, and the first must be on the first line of the file. */
const FENCED = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Cache of readings by text: the contract, the framework, and the search each read every file. */
const known = new Map<string, FrontMatterReading>();

/** Reads the front matter of a document from the content of its file, and validates it. */
export function readFrontMatter(text: string): FrontMatterReading {
  const reading = known.get(text) ?? read(normalized(text));
  known.set(text, reading);
  return reading;
}

function read(text: string): FrontMatterReading {
  const [whole, yaml = ''] = FENCED.exec(text) ?? [];
  if (whole === undefined) {
    const message =
      'the document has no front matter; begin the file with its fields between two lines ---';
    const faults = [{ line: 1, message }];
    return { fields: {}, faults, lines: new Map(), length: 0, content: text };
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineOf = (node: unknown): number | undefined =>
    isNode(node) && node.range ? counter.linePos(node.range[0]).line + 1 : undefined;
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const lines = new Map(
    pairs.map(({ key }) => [isScalar(key) ? String(key.value) : '', lineOf(key) ?? 1]),
  );
  const length = whole.split('\n').length - 1;
  const reading = { lines, length, content: text.slice(whole.length) };
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ linePos, message }) => ({
      line: (linePos?.[0].line ?? 0) + 1,
      message: `the front matter is not valid YAML: ${message.split(/ at line |\n/)[0]}; correct it, for example with quotes around a value that has a colon or a quote`,
    }));
    return { ...reading, fields: {}, faults };
  }

  /** The line of a value, or of the innermost value around it that exists. */
  const lineAt = (path: readonly PropertyKey[]): number =>
    path.length < 2
      ? (lines.get(String(path[0])) ?? 1)
      : (lineOf(document.getIn(path, true)) ?? lineAt(path.slice(0, -1)));
  const data: unknown = document.toJS() ?? {};
  const { error } = frontMatterSchema.safeParse(data);
  const issues = (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: unknownField(key, issue.path.length > 0),
        }))
      : [issue],
  );
  const bad = new Set(issues.map(({ path }) => String(path[0])));
  return {
    ...reading,
    fields: Object.fromEntries(Object.entries(data as object).filter(([name]) => !bad.has(name))),
    faults: issues.map(({ path, message }) => ({ line: lineAt(path), message })),
  };
}
