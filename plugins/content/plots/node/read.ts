import { type Document, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import type { Fault } from '../../../mdx/node/faults.ts';
import { type Finding, findingsOf } from './checks.ts';
import { haveRoomBelow } from './drawing/layout.ts';
import { type PlotSource, plotSchema } from './source.ts';

/** Category labels below a plot would overlap on a phone. */
const NO_ROOM: Finding = {
  path: ['x'],
  message: 'has names too long to fit side by side; put them on y',
};

/** Formats a path with indexes starting at 1: `series[2].points[1]`. */
function written(path: Finding['path']): string {
  return path.reduce<string>((before, part) => {
    if (typeof part === 'number') {
      return `${before}[${part + 1}]`;
    }
    return before === '' ? part : `${before}.${part}`;
  }, '');
}

/** Offset of the node at a path, or of its closest existing ancestor. */
function offsetOf(document: Document, path: Finding['path']): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
    if (node?.range?.[0] !== undefined) {
      return node.range[0];
    }
  }
  return document.contents?.range?.[0] ?? 0;
}

/** Converts schema issues to findings. Each unknown field gets its own, at the field's position. */
function findingsOfSchema({ issues }: z.ZodError): readonly Finding[] {
  return issues.flatMap((issue): readonly Finding[] => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...path, key],
          message: 'is not a field of a plot; remove it, or correct its name',
        }))
      : [{ path, message: issue.message }];
  });
}

/**
 * Parses the source of a plot.
 *
 * @param yaml - content of the block
 * @returns the plot, or its mistakes with lines of the block, starting at 1
 */
export function readPlot(yaml: string): {
  readonly source?: PlotSource;
  readonly faults: readonly Fault[];
} {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string): Fault => ({
    line: lines.linePos(offset).line,
    message: `plot: ${message}`,
  });
  const refuse = (findings: readonly Finding[]) => ({
    faults: findings
      .map(({ path, message }) =>
        at(offsetOf(document, path), path.length === 0 ? message : `${written(path)}: ${message}`),
      )
      .sort((one, other) => one.line - other.line),
  });

  if (document.errors.length > 0) {
    return { faults: document.errors.map(({ pos: [offset], message }) => at(offset, message)) };
  }
  const { data, error } = plotSchema.safeParse(document.toJS());
  if (data === undefined) {
    return refuse(findingsOfSchema(error));
  }
  const findings = findingsOf(data);
  if (findings.length > 0) {
    return refuse(findings);
  }
  return haveRoomBelow(data) ? { source: data, faults: [] } : refuse([NO_ROOM]);
}
