import { expect, test } from 'vitest';
import { tellTemperature } from '../../../../../plugins/recipes/shared/temperature.ts';

test.each([
  [{ c: 4 }, '4 °C (39 °F)', '39 °F'],
  [{ c: -18 }, '-18 °C (0 °F)', '0 °F'],
  [{ c: 74 }, '74 °C (165 °F)', '165 °F'],
  [{ c: 139 }, '139 °C (282 °F)', '282 °F'],
  [{ c: 140 }, '140 °C (275 °F)', '275 °F'],
  [{ c: 200 }, '200 °C (400 °F)', '400 °F'],
  [{ c: 230 }, '230 °C (450 °F)', '450 °F'],
  [{ c: 93, f: 200 }, '93 °C (200 °F)', '200 °F'],
  [{ c: 55, to: 65 }, '55 to 65 °C (131 to 149 °F)', '131 to 149 °F'],
])('%o is told as %s, in US units as %s', (temperature, metric, us) => {
  expect(tellTemperature(temperature, 'metric')).toBe(metric);
  expect(tellTemperature(temperature, 'us')).toBe(us);
});
