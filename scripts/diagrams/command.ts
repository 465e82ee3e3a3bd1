import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { diagramKey } from '../../plugins/content/diagrams/node/remarkDrawings.ts';
import { documentFiles } from '../../plugins/documents/node/contract/reader.ts';
import { nodesOf } from '../../plugins/mdx/node/nodes.ts';
import { parseMdx } from '../../plugins/mdx/node/parse.ts';
import { readText } from '../../plugins/mdx/node/sourceText.ts';
import { provideBrowser } from '../browser/provide.ts';
import { ROOT } from '../project/root.ts';
import { drawingOf } from './drawing.ts';

/** Folder of the drawings, below the project: `<key>.svg`. */
const DRAWINGS = 'static/diagrams';

const MERMAID_SCRIPT = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

/** The sources of all diagrams in documents, by their keys. */
async function diagramsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(documentFiles(folder).map(readText));
  return new Map(
    texts
      .filter((text) => text.includes('mermaid'))
      .flatMap((text) => nodesOf(parseMdx(text), 'code'))
      .filter(({ lang }) => lang === 'mermaid')
      .map(({ value }) => [diagramKey(value), value]),
  );
}

/** Draws new diagrams, and removes drawings that no document uses. */
export async function main(): Promise<void> {
  const folder = path.join(ROOT, DRAWINGS);
  await mkdir(folder, { recursive: true });
  const kept = new Set((await readdir(folder)).map((name) => path.basename(name, '.svg')));
  const diagrams = await diagramsOf(path.join(ROOT, 'docs'));
  const stale = [...kept].filter((key) => !diagrams.has(key));
  await Promise.all(stale.map((key) => rm(path.join(folder, `${key}.svg`))));
  const missing = [...diagrams].filter(([key]) => !kept.has(key));
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addScriptTag({ path: MERMAID_SCRIPT });
    for (const [key, source] of missing) {
      await writeFile(path.join(folder, `${key}.svg`), await drawingOf(page, source));
      console.log(`Drew ${key}`);
    }
  } finally {
    await browser.close();
  }
  console.log(`${missing.length} drawn, ${stale.length} removed, ${diagrams.size} in ${DRAWINGS}`);
}
