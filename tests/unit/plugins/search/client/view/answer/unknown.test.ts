import { expect, it } from 'vitest';
import { unknownText } from '../../../../../../../plugins/search/client/view/answer/unknown.ts';

it('says what nothing has, and what the results are for instead', () => {
  expect(unknownText([])).toBe('');
  expect(unknownText([{ text: 'exfat', kind: 'word', instead: 'expat' }])).toBe(
    'No matches for “exfat”. Showing results for “expat” instead.',
  );
  expect(
    unknownText([
      { text: '0.0.0.0:81', kind: 'string' },
      { text: 'xyzzy', kind: 'word' },
    ]),
  ).toBe(
    'No exact match for “0.0.0.0:81”. Showing results for its words. No matches for “xyzzy”. Showing results without it.',
  );
});
