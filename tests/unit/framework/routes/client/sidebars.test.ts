import { expect, test } from 'vitest';
import { sidebarsOf } from '../../../../../framework/routes/client/sidebars.ts';

test('a sidebar that comes later is in what a version had before, and in no other', () => {
  const current = sidebarsOf('current');
  expect(current).toEqual({});
  sidebarsOf('current').drinks = [{ type: 'html', value: 'Tea' }];
  expect(current.drinks).toHaveLength(1);
  expect(sidebarsOf('older')).toEqual({});
});
