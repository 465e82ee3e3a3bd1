// Parses diagrams for ./faults.ts in a process of its own. It's an ES module, as mermaid is, so that both get the same
// instance of DOMPurify.
import DOMPurify from 'dompurify';
import mermaid from 'mermaid';
import type { DiagramFault } from './faults.ts';

// Nothing is rendered here, so labels don't have to be sanitized, which takes a browser's `window`.
Object.assign(DOMPurify, { addHook: () => {}, sanitize: (text: string) => text });

async function faultOf(source: string): Promise<DiagramFault | null> {
  try {
    await mermaid.parse(source);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1'] = /line (\d+)/i.exec(message) ?? [];
    const [, unexpected] = /, got '(\w+)'$/.exec(message) ?? [];
    const [first = ''] = message.split('\n');
    return { line: Number(line), reason: unexpected ? `${unexpected} isn't expected here` : first };
  }
}

process.once('message', async (sources: readonly string[]) => {
  const faults: (DiagramFault | null)[] = [];
  for (const source of sources) {
    faults.push(await faultOf(source));
  }
  process.send?.(faults);
});
