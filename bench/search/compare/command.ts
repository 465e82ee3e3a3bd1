import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../../scripts/command/refusal.ts';
import { ROOT } from '../../../scripts/project/root.ts';
import { figuresOf, quantile, rankOf } from '../figures.ts';
import { builtRecords } from '../library.ts';
import { readQueries } from '../queries.ts';
import { flexSearch } from './engines/flexSearch.ts';
import { miniSearch } from './engines/miniSearch.ts';
import { orama } from './engines/orama.ts';
import { ours } from './engines/ours.ts';
import { pagefind } from './engines/pagefind.ts';

/** Returns the path of the search worker in the build. */
function workerFile() {
  const folder = path.join(ROOT, 'build/assets/js');
  const name = readdirSync(folder).find((file) => /^search-worker\..*\.js$/.test(file));
  if (name === undefined) {
    throw new Refusal('There is no built worker; run npm run build first');
  }
  return path.join(folder, name);
}

const pathOf = (address: string) => {
  const { pathname, hash } = new URL(address);
  return pathname + hash;
};

const inKb = (bytes: number) => Math.round(bytes / 1000);

/** Runs the judged queries in every engine, with the records of the last build, and prints a table. */
export async function main(): Promise<void> {
  const records = builtRecords();
  const queries = readQueries(path.join(ROOT, 'bench/search/queries.tsv'));
  const kinds = [ours(workerFile()), pagefind, miniSearch, orama, flexSearch];
  console.log(
    '| engine | queries | success@1 | success@3 | MRR@10 | held-out @1 / @3 / MRR | KB to first hits | KB in all | ms a query |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const kind of kinds) {
    const engine = await kind.open(records);
    const [first] = queries;
    await engine.search(first?.query ?? '');
    const opened = engine.fetched();
    const times = [];
    const ranks = [];
    for (const { query, answers, isHeldOut } of queries) {
      const began = performance.now();
      const hits = await engine.search(query);
      times.push(performance.now() - began);
      ranks.push({ rank: rankOf(hits.map(pathOf), answers), isHeldOut });
    }
    const all = figuresOf(ranks.map(({ rank }) => rank));
    const held = figuresOf(ranks.filter(({ isHeldOut }) => isHeldOut).map(({ rank }) => rank));
    console.log(
      `| ${kind.name} | ${all.count} | ${all.success1} | ${all.success3} | ${all.mrr10} | ${held.success1} / ${held.success3} / ${held.mrr10} | ${inKb(opened)} | ${inKb(engine.total)} | ${quantile(times, 0.5).toFixed(1)} |`,
    );
    await engine.close?.();
  }
}
