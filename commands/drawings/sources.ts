import path from 'node:path';
import { diagramKey } from '../../plugins/diagrams/node/remarkDrawings.ts';
import { documentFiles } from '../../plugins/documents/node/contract/reader.ts';
import { nodesOf } from '../../plugins/mdx/node/nodes.ts';
import { parseMdx } from '../../plugins/mdx/node/parse.ts';
import { readText } from '../../plugins/mdx/node/sourceText.ts';
import { ROOT } from '../project/root.ts';

/** A diagram's source, and the document with it, relative to the project. */
export interface Diagram {
  readonly source: string;
  readonly file: string;
}

/**
 * Reads all diagrams in documents.
 *
 * @param folder - absolute path of the documents' folder
 * @returns the diagrams by their keys, which name their drawings
 */
export async function diagramsOf(folder: string): Promise<ReadonlyMap<string, Diagram>> {
  const found = await Promise.all(
    documentFiles(folder).map(async (absolute) => {
      const text = await readText(absolute);
      const blocks = text.includes('mermaid') ? nodesOf(parseMdx(text), 'code') : [];
      const file = path.relative(ROOT, absolute);
      return blocks
        .filter(({ lang }) => lang === 'mermaid')
        .map(({ value }) => [diagramKey(value), { source: value, file }] as const);
    }),
  );
  return new Map(found.flat());
}
