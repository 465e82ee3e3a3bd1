import { expect, test } from 'vitest';
import { markdownAddress } from '../../../../../plugins/markdown/shared/address.ts';

test.each([
  ['/docker', '/docker.md'],
  ['/library/docker/', '/library/docker.md'],
])('the copy of %s is %s', (permalink, address) => {
  expect(markdownAddress(permalink)).toBe(address);
});
