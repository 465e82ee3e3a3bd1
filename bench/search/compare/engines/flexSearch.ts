import { readFileSync } from 'node:fs';
import path from 'node:path';
import FlexSearch from 'flexsearch';
import { ROOT } from '../../../../scripts/project/root.ts';
import { compressed, documentOf, type EngineKind, HITS } from './engine.ts';

const code = path.join(ROOT, 'node_modules/flexsearch/dist/flexsearch.bundle.min.js');

/** FlexSearch as Rspress configures it: prefix search, with fields queried in order of weight. */
export const flexSearch: EngineKind = {
  name: 'FlexSearch 0.8.212',
  async open(records) {
    const index = new FlexSearch.Document({
      encoder: FlexSearch.Charset.LatinAdvanced,
      tokenize: 'forward',
      document: { id: 'id', index: ['title', 'heading', 'keywords', 'content'] },
    });
    for (const record of records) {
      index.add(documentOf(record));
    }
    let total = 0;
    await index.export((_, data) => {
      total += compressed(typeof data === 'string' ? data : JSON.stringify(data ?? ''));
    });
    return {
      search: async (query) => {
        const fields = await index.search(query, { limit: HITS, suggest: true });
        return [...new Set(fields.flatMap(({ result }) => result.map(String)))].slice(0, HITS);
      },
      fetched: () => compressed(readFileSync(code)) + total,
      total,
    };
  },
};
