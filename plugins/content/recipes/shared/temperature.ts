import type { System } from './amount.ts';
import { toStep } from './rounding.ts';

/** From here on it is an oven's temperature, which US dials give in steps of 25 °F. */
const OVEN_FROM_C = 140;

/** A temperature of a recipe in °C. */
export interface Temperature {
  readonly c: number;
  /** Upper end of a range, in °C. */
  readonly to?: number | undefined;
  /** The °F to tell, where a source gives another figure than the rounded one. */
  readonly f?: number | undefined;
}

/** Exact conversion. */
export const fahrenheitOf = (celsius: number): number => celsius * 1.8 + 32;

/** °F as they are told: whole degrees, an oven's to 25. */
const roundedFahrenheit = (celsius: number): number =>
  toStep(fahrenheitOf(celsius), celsius < OVEN_FROM_C ? 1 : 25);

/** A temperature in both units, or in °F alone for who chose US units. */
export function tellTemperature({ c, to, f }: Temperature, system: System): string {
  const low = f ?? roundedFahrenheit(c);
  const fahrenheit = to === undefined ? `${low} °F` : `${low} to ${roundedFahrenheit(to)} °F`;
  const celsius = to === undefined ? `${c} °C` : `${c} to ${to} °C`;
  return system === 'us' ? fahrenheit : `${celsius} (${fahrenheit})`;
}
