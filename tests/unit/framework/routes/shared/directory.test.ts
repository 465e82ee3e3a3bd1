import { expect, test } from 'vitest';
import { routeKey } from '../../../../../framework/routes/shared/directory.ts';

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
