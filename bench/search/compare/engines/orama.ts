import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, insertMultiple, save, search } from '@orama/orama';
import { ROOT } from '../../../../scripts/project/root.ts';
import { BOOSTS, compressed, documentOf, type EngineKind, HITS } from './engine.ts';

const folder = path.join(ROOT, 'node_modules/@orama/orama/dist/browser');

/** Returns the size of the package's browser code. */
function codeBytes() {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + compressed(readFileSync(path.join(folder, name))), 0);
}

/** Orama with its own English stemmer and a tolerance of one character. */
export const orama: EngineKind = {
  name: 'Orama 3.1.18',
  async open(records) {
    const texts = {
      title: 'string',
      heading: 'string',
      keywords: 'string',
      content: 'string',
    } as const;
    const database = create({
      schema: texts,
      components: { tokenizer: { language: 'english', stemming: true } },
    });
    await insertMultiple(database, records.map(documentOf));
    const total = compressed(JSON.stringify(save(database)));
    const code = codeBytes();
    return {
      search: async (query) => {
        const found = await search(database, {
          term: query,
          boost: BOOSTS,
          tolerance: 1,
          limit: HITS,
        });
        return found.hits.map(({ id }) => id);
      },
      fetched: () => code + total,
      total,
    };
  },
};
