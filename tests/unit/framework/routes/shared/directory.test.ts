import { expect, test } from 'vitest';
import { PARTS, partOf, routeKey } from '../../../../../framework/routes/shared/directory.ts';

test.each([
  ['/docker', '/docker'],
  ['/Docker/', '/Docker'],
  ['/cr%C3%A8me', '/crème'],
  ['/fr/tea/', '/fr/tea'],
  ['/', '/'],
])('the key of %s is %s', (path, key) => {
  expect(routeKey(path)).toBe(key);
});

test('a broken escape is not an address', () => {
  expect(() => routeKey('/%E0%A4%A')).toThrow(URIError);
});

test('addresses spread over all parts, evenly', () => {
  const counts = Array.from({ length: PARTS }, () => 0);
  for (let number = 0; number < 3200; number += 1) {
    const part = partOf(`/document-${number}`);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  expect(counts).toHaveLength(PARTS);
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThan(100);
});
