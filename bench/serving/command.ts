import { Refusal } from '../../scripts/command/refusal.ts';
import { hostile } from './hostile.ts';
import { load } from './load.ts';
import { slow } from './slow.ts';

/** The measurements. Each prints its results and returns its faults. */
const MEASUREMENTS = { load, slow, hostile };

type Name = keyof typeof MEASUREMENTS;

/** Runs the named measurements, or all of them. */
export async function main(): Promise<void> {
  const known = Object.keys(MEASUREMENTS);
  const given = process.argv.slice(2);
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Refusal(`"${unknown}" is not a measurement; name one of ${known.join(', ')}`);
  }
  const faults: string[] = [];
  for (const name of (given.length === 0 ? known : given) as Name[]) {
    faults.push(...(await MEASUREMENTS[name]()));
  }
  if (faults.length > 0) {
    throw new Refusal(faults.join('\n'));
  }
}
