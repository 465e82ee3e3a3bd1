import { readFileSync } from 'node:fs';
import { answer } from '../../../../plugins/search/client/local/engine/index.ts';
import { openIndex } from '../../../../plugins/search/client/local/files/index.ts';
import { indexFiles } from '../../../../plugins/search/node/files/index.ts';
import { synonyms } from '../../library.ts';
import { compressed, type EngineKind, HITS } from './engine.ts';

const FOLDER = 'https://library.example.com/search-index/';

/** The library's own engine. The size of its code is that of the built worker. */
export function ours(workerFile: string): EngineKind {
  return {
    name: 'this library',
    async open(records) {
      const written = indexFiles(records, synonyms());
      const files = new Map(written.map(({ name, content }) => [name, content]));
      let fetched = compressed(readFileSync(workerFile));
      const index = await openIndex(FOLDER, {
        cache: Promise.resolve(undefined),
        damaged: new Set(),
        async fetch(address) {
          const content = files.get(address.slice(FOLDER.length)) ?? new Uint8Array();
          fetched += content.length;
          return new Response(new Uint8Array(content));
        },
      });
      const asked = {
        indexName: 'library',
        hitsPerPage: HITS,
        page: 0,
        facetFilters: [],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      return {
        search: async (query) =>
          (await answer(index, { ...asked, query })).hits.map(({ url }) => url),
        fetched: () => fetched,
        total: written.find(({ name }) => name.endsWith('/bundle.bin'))?.content.length ?? 0,
      };
    },
  };
}
