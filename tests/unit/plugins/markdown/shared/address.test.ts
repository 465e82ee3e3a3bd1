import { expect, test } from 'vitest';
import { twinOf } from '../../../../../plugins/markdown/shared/address.ts';

test.each([
  ['/docker', '/docker.md'],
  ['/library/docker/', '/library/docker.md'],
])('the twin of %s is %s', (permalink, address) => {
  expect(twinOf(permalink)).toBe(address);
});
