import { rm } from 'node:fs/promises';
import { Refusal } from '../../scripts/command/refusal.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { makeStockSite } from '../stock/site.ts';
import type { Use } from './measure.ts';
import { FOLDER, round, STOCK, WAYS, type Way } from './round.ts';

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function printRow(name: string, uses: readonly Use[]) {
  const of = (unit: keyof Use) => median(uses.map((use) => use[unit]));
  console.log(
    `| ${name} | ${of('wall').toFixed(1)} | ${of('cpu').toFixed(1)} | ${of('peak').toFixed(0)} |`,
  );
}

/** Prints time and memory of cold and warm builds, alternating between the library and the stock configuration. */
export async function main(): Promise<void> {
  const [rounds = '1'] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(rounds)) {
    throw new Refusal(`"${rounds}" is not a number of rounds; give 1 or more`);
  }
  await makeStockSite(ROOT, STOCK);
  const results: Map<Way, Awaited<ReturnType<typeof round>>[]> = new Map(
    WAYS.map((way) => [way, []]),
  );
  for (let number = 0; number < Number(rounds); number += 1) {
    for (const [way, measured] of results) {
      measured.push(await round(way));
    }
  }
  await rm(FOLDER, { recursive: true, force: true });
  console.log('| build | wall, s | CPU, s | peak, MB |\n|---|---:|---:|---:|');
  for (const [{ name }, measured] of results) {
    printRow(
      `${name}, cold`,
      measured.flatMap(({ cold }) => cold),
    );
    printRow(
      `${name}, warm`,
      measured.map(({ warm }) => warm),
    );
  }
  for (const [{ name }, measured] of results) {
    const differing = new Set(measured.flatMap((result) => result.differing));
    console.log(
      `${name}: ${differing.size === 0 ? 'warm and cold builds made the same files' : `warm and cold builds differ in ${[...differing].join(', ')}`}`,
    );
  }
}
