import { readFileSync } from 'node:fs';
import { engineCode, indexCode, readingCode, synonyms } from '../../library.mjs';
import { compressed, HITS } from './engine.mjs';

const FOLDER = 'https://library.example.com/search-index/';

/**
 * The library's own engine. The size of its code is that of the built worker.
 *
 * @param {string} workerFile
 * @returns {import('./engine.mjs').EngineKind}
 */
export function ours(workerFile) {
  return {
    name: 'this library',
    async open(records) {
      const written = indexCode().indexFiles(records, synonyms());
      const files = new Map(written.map(({ name, content }) => [name, content]));
      let fetched = compressed(readFileSync(workerFile));
      const index = await readingCode().openIndex(FOLDER, {
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
          (await engineCode().answer(index, { ...asked, query })).hits.map(({ url }) => url),
        fetched: () => fetched,
        total: written.find(({ name }) => name.endsWith('/bundle.bin'))?.content.length ?? 0,
      };
    },
  };
}
