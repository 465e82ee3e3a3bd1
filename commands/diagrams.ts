import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Refusal } from '../site/refusal.ts';
import { drawingOf } from './drawings/drawing.ts';
import { type Diagram, diagramsOf } from './drawings/sources.ts';
import { provideBrowser } from './project/provideBrowser.ts';
import { ROOT } from './project/root.ts';

/** Folder of the drawings, below the project: `<key>.svg`. */
const DRAWINGS = 'static/diagrams';

const MERMAID_SCRIPT = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

/** Draws diagrams into files named by their keys. */
async function drawAll(diagrams: readonly (readonly [key: string, Diagram])[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addScriptTag({ path: MERMAID_SCRIPT });
    for (const [key, { source, file }] of diagrams) {
      const drawing = await drawingOf(page, source).catch((error: Error) => {
        throw new Refusal(
          `${file}: the diagram that begins with "${source.split('\n')[0]}" can't be drawn: ${error.message}`,
        );
      });
      await writeFile(path.join(ROOT, DRAWINGS, `${key}.svg`), drawing);
      console.log(`Drew ${key}`);
    }
  } finally {
    await browser.close();
  }
}

/**
 * Draws new diagrams, and then removes drawings that no document uses.
 *
 * @throws Refusal naming the document whose diagram can't be drawn
 */
export async function main(): Promise<void> {
  const folder = path.join(ROOT, DRAWINGS);
  await mkdir(folder, { recursive: true });
  const kept = new Set((await readdir(folder)).map((name) => path.basename(name, '.svg')));
  const diagrams = await diagramsOf(path.join(ROOT, 'docs'));
  const missing = [...diagrams].filter(([key]) => !kept.has(key));
  if (missing.length > 0) {
    await drawAll(missing);
  }
  const stale = [...kept].filter((key) => !diagrams.has(key));
  await Promise.all(stale.map((key) => rm(path.join(folder, `${key}.svg`))));
  console.log(`${missing.length} drawn, ${stale.length} removed, ${diagrams.size} in ${DRAWINGS}`);
}
