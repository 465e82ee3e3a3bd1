import { expect, test } from 'vitest';
import { withOrdered } from '../../../../commands/documents/library.ts';

const ORDER =
  '# Order.\ncooking/recipe/README\ncooking/recipe/focaccia\ncooking/salt\nmisc/acronym\n';

test.each([
  ['cooking/recipe/ramen', 'cooking/recipe/focaccia\ncooking/recipe/ramen\ncooking/salt'],
  ['cooking/soup/README', 'cooking/salt\ncooking/soup/README\nmisc/acronym'],
  ['misc/unit', 'misc/acronym\nmisc/unit\n'],
  ['travel/train', 'misc/acronym\ntravel/train\n'],
])('%s gets its place in the order after the last of its folder', (id, part) => {
  expect(withOrdered(ORDER, id)).toContain(part);
  expect(withOrdered(ORDER, id)).toMatch(/^# Order\.\n/);
});

test('a folder whose name begins like another is another', () => {
  expect(withOrdered('cooking/rec/a\ncooking/recipe/b\n', 'cooking/rec/c')).toBe(
    'cooking/rec/a\ncooking/rec/c\ncooking/recipe/b\n',
  );
});
