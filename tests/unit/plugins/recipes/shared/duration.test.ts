import { expect, test } from 'vitest';
import {
  minutesOf,
  tellDuration,
  tellStepTime,
  timerLength,
  timeUnitsIn,
} from '../../../../../plugins/recipes/shared/duration.ts';

test.each([
  ['PT25M', 25],
  ['PT17H', 1020],
  ['PT1H30M', 90],
  ['P1DT2H', 1560],
  ['P2D', 2880],
  ['P', undefined],
  ['PT', undefined],
  ['P1DT', undefined],
  ['25M', undefined],
  ['PT1.5H', undefined],
  ['25 minutes', undefined],
  [' PT25M', undefined],
  ['PT25M.', undefined],
  ['PT10H5M', 605],
  ['PT12M30S', undefined],
])('%s has %s minutes', (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes);
});

test.each([
  [['PT25M'], '25 minutes'],
  [['PT1M'], '1 minute'],
  [['PT1H30M'], '1 hour 30 minutes'],
  [['P2D'], '48 hours'],
  [['PT17H', 'PT30H'], '17 to 30 hours'],
  [['PT20M', 'PT25M'], '20 to 25 minutes'],
  [['PT45M', 'PT1H30M'], '45 minutes to 1 hour 30 minutes'],
  [['PT30M', 'PT1H'], '30 minutes to 1 hour'],
  [['PT1H', 'PT1H30M'], '1 hour to 1 hour 30 minutes'],
  [['PT1H10M', 'PT1H20M'], '1 hour 10 minutes to 1 hour 20 minutes'],
  [['PT1H10M', 'PT2H'], '1 hour 10 minutes to 2 hours'],
  [['PT0M'], '0 minutes'],
  [['PT60M'], '1 hour'],
  [['soon'], '0 minutes'],
] as const)('%o is told as %s', ([least, most], text) => {
  expect(tellDuration(least, most)).toBe(text);
});

test.each([
  [{ minutes: 22 }, '22 minutes', 1_320_000],
  [{ minutes: 1 }, '1 minute', 60_000],
  [{ minutes: 20, to: 25 }, '20 to 25 minutes', 1_200_000],
  [{ seconds: 30 }, '30 seconds', 30_000],
  [{ seconds: 1 }, '1 second', 1000],
  [{ hours: 12, to: 24 }, '12 to 24 hours', 43_200_000],
  [{}, '0 minutes', 0],
])('%o is told as %s, and runs %d ms', (time, text, length) => {
  expect(tellStepTime(time)).toBe(text);
  expect(timerLength(time)).toBe(length);
});

test('the units of a time are those that it has', () => {
  expect(timeUnitsIn({ seconds: 0, hours: 2, to: 3 })).toEqual(['seconds', 'hours']);
  expect(timeUnitsIn({ to: 3, minutes: undefined })).toEqual([]);
});
