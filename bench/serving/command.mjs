import { Refusal } from '../../scripts/command/refusal.mjs';
import { hostile } from './hostile.mjs';
import { load } from './load.mjs';
import { slow } from './slow.mjs';

/** The measurements. Each prints its results and returns its faults. */
const MEASUREMENTS = { load, slow, hostile };

/** @typedef {keyof typeof MEASUREMENTS} Name */

/**
 * Runs the named measurements, or all of them.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const known = Object.keys(MEASUREMENTS);
  const given = process.argv.slice(2);
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Refusal(`"${unknown}" is not a measurement; name one of ${known.join(', ')}`);
  }
  /** @type {string[]} */
  const faults = [];
  for (const name of /** @type {Name[]} */ (given.length === 0 ? known : given)) {
    faults.push(...(await MEASUREMENTS[name]()));
  }
  if (faults.length > 0) {
    throw new Refusal(faults.join('\n'));
  }
}
