// Parses diagrams for ./faults.ts in a worker thread: mermaid only loads with Node's own module loader, and expects a
// browser's `window`.
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import DOMPurify from 'dompurify';
import mermaid from 'mermaid';

// Nothing is rendered here, so labels don't have to be sanitized.
Object.assign(DOMPurify, { addHook: () => {}, sanitize: (/** @type {string} */ text) => text });

/**
 * @param {string} source
 * @returns {Promise<import('./faults.ts').DiagramFault | undefined>}
 */
async function faultOf(source) {
  try {
    await mermaid.parse(source);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1'] = /line (\d+)/i.exec(message) ?? [];
    const [, unexpected] = /, got '(\w+)'$/.exec(message) ?? [];
    const [first = ''] = message.split('\n');
    return { line: Number(line), reason: unexpected ? `${unexpected} isn't expected here` : first };
  }
}

const [sources] = await once(/** @type {NonNullable<typeof parentPort>} */ (parentPort), 'message');
const faults = [];
for (const source of sources) {
  faults.push(await faultOf(source));
}
parentPort?.postMessage(faults);
