import { readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { ROOT } from '../../../../scripts/project/root.ts';
import { BOOSTS, compressed, documentOf, type EngineKind, HITS } from './engine.ts';

const code = path.join(ROOT, 'node_modules/minisearch/dist/es/index.js');

/** MiniSearch as VitePress configures it: one index, prefix search, up to a fifth of a word may differ. */
export const miniSearch: EngineKind = {
  name: 'MiniSearch 7.2.0',
  async open(records) {
    const fields = ['title', 'heading', 'keywords', 'content'];
    const built = new MiniSearch({ fields, storeFields: [] });
    built.addAll(records.map(documentOf));
    const json = JSON.stringify(built);
    const index = MiniSearch.loadJSON(json, { fields, storeFields: [] });
    const total = compressed(json);
    return {
      search: async (query) =>
        index
          .search(query, { prefix: true, fuzzy: 0.2, boost: BOOSTS })
          .slice(0, HITS)
          .map(({ id }) => String(id)),
      fetched: () => compressed(readFileSync(code)) + total,
      total,
    };
  },
};
