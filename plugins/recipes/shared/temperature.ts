import type { System } from './amount.ts';
import { toStep } from './household.ts';

/** Starting here, temperatures count as oven temperatures, which US dials show in steps of 25 °F. */
const OVEN_FROM_C = 140;

/** A temperature of a recipe in °C. */
export interface Temperature {
  readonly c: number;
  readonly to?: number | undefined;
  /** The value in °F to show if a source uses a different one than the rounded conversion. */
  readonly f?: number | undefined;
}

export const fahrenheitOf = (celsius: number): number => celsius * 1.8 + 32;

/** Converts to °F for display: whole degrees, or steps of 25 for ovens. */
const roundedFahrenheit = (celsius: number): number =>
  toStep(fahrenheitOf(celsius), celsius < OVEN_FROM_C ? 1 : 25);

/** Formats a temperature in both units, or only in °F if the reader has chosen US units. */
export function tellTemperature({ c, to, f }: Temperature, system: System): string {
  const low = f ?? roundedFahrenheit(c);
  const fahrenheit = to === undefined ? `${low} °F` : `${low} to ${roundedFahrenheit(to)} °F`;
  const celsius = to === undefined ? `${c} °C` : `${c} to ${to} °C`;
  return system === 'us' ? fahrenheit : `${celsius} (${fahrenheit})`;
}
