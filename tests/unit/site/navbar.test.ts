import { expect, test } from 'vitest';
import { navbarItems } from '../../../site/navbar.ts';

// @proves navbar.default-position
test('an item is where it says, or on the right', () => {
  expect(navbarItems([{ label: 'a', position: 'left' }, { label: 'b' }])).toEqual([
    { label: 'a', position: 'left' },
    { label: 'b', position: 'right' },
  ]);
});
