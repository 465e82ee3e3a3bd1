import { brotliCompressSync } from 'node:zlib';
import { Refusal } from '../../scripts/command/refusal.ts';
import { mainBundle } from './mainBundle.ts';
import { partsOf } from './parts.ts';

/** Smaller parts of the bundle aren't listed, in compressed bytes. */
const LEAST = 100;

const compressed = (text: string) => brotliCompressSync(text).length;

/**
 * Prints the contents of the main bundle by owner: the length of each one's code, and how much smaller the
 * compressed bundle would be without it.
 */
export async function main(): Promise<void> {
  const least = Number(process.argv[2] ?? LEAST);
  if (!(least >= 0)) {
    throw new Refusal('Name the least bytes of what is listed as a number, such as 100');
  }
  const { code, map } = await mainBundle();
  const parts = partsOf(code, map);
  const whole = compressed(code);
  console.log(`\nraw and compressed bytes of the main bundle\n${code.length}\t${whole}\t= all`);
  const rows = [...new Set(parts.map(({ owner }) => owner))].map((owner) => {
    const without = parts.filter((part) => part.owner !== owner).map(({ text }) => text);
    const raw = code.length - without.reduce((sum, { length }) => sum + length, 0);
    return { owner, raw, saved: whole - compressed(without.join('')) };
  });
  for (const { owner, raw, saved } of rows.sort((a, b) => b.saved - a.saved)) {
    if (saved >= least) {
      console.log(`${raw}\t${saved}\t${owner}`);
    }
  }
}
