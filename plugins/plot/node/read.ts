import { type Document, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { type Finding, findingsOf } from './checks.ts';
import { haveRoomBelow } from './drawing/layout.ts';
import { type PlotSource, plotSchema } from './source.ts';

/** Mistakes in a plot's source, each with its line. */
export class PlotError extends Error {
  override readonly name = 'PlotError';
}

/** Names under a plot that would run into each other on a phone. */
const NO_ROOM: Finding = {
  path: ['x'],
  message: 'has names too long to stand side by side; put them on y',
};

/** A path as a reader of the YAML counts: `series[2].points[1]`, from one. */
function written(path: Finding['path']): string {
  return path.reduce<string>((before, part) => {
    if (typeof part === 'number') {
      return `${before}[${part + 1}]`;
    }
    return before === '' ? part : `${before}.${part}`;
  }, '');
}

/** Offset of the node at a path, or of the closest one around it that is there. */
function offsetOf(document: Document, path: Finding['path']): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
    if (node?.range?.[0] !== undefined) {
      return node.range[0];
    }
  }
  return document.contents?.range?.[0] ?? 0;
}

/** What the schema says, a finding each; a field too many is one at its own place. */
function findingsOfSchema({ issues }: z.ZodError): readonly Finding[] {
  return issues.flatMap((issue): readonly Finding[] => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...path, key],
          message: 'is not a field of a plot; take it away, or mend its name',
        }))
      : [{ path, message: issue.message }];
  });
}

/**
 * Reads the source of a plot.
 *
 * @param yaml - what stands in the block
 * @param place - says where a line of it stands, from one, such as `docs/a.mdx:12`
 * @throws {@link PlotError} with a line for each mistake: its place, what is wrong, and the mend
 */
export function readPlot(yaml: string, place: (line: number) => string): PlotSource {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const refuse = (
    found: readonly { readonly offset: number; readonly message: string }[],
  ): never => {
    const located = found
      .map(({ offset, message }) => ({ line: lines.linePos(offset).line, message }))
      .sort((one, other) => one.line - other.line);
    throw new PlotError(
      located.map(({ line, message }) => `${place(line)}: plot: ${message}`).join('\n'),
    );
  };
  const describe = ({ path, message }: Finding) => ({
    offset: offsetOf(document, path),
    message: path.length === 0 ? message : `${written(path)}: ${message}`,
  });

  if (document.errors.length > 0) {
    refuse(document.errors.map(({ pos: [offset], message }) => ({ offset, message })));
  }
  const { data, error } = plotSchema.safeParse(document.toJS());
  if (data === undefined) {
    return refuse(findingsOfSchema(error).map(describe));
  }
  const findings = findingsOf(data);
  if (findings.length === 0 && !haveRoomBelow(data)) {
    return refuse([describe(NO_ROOM)]);
  }
  return findings.length === 0 ? data : refuse(findings.map(describe));
}
