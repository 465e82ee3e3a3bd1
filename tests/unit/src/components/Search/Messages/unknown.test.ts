import { expect, it } from 'vitest';
import { unknownText } from '../../../../../../src/components/Search/Messages/unknown.ts';

it('says what nothing has, and what the results are for instead', () => {
  expect(unknownText([])).toBe('');
  expect(unknownText([{ text: 'exfat', kind: 'word', instead: 'expat' }])).toBe(
    'Nothing has “exfat”. Showing results for “expat”.',
  );
  expect(
    unknownText([
      { text: '0.0.0.0:81', kind: 'string' },
      { text: 'xyzzy', kind: 'word' },
    ]),
  ).toBe(
    'Nothing has exactly “0.0.0.0:81”. Showing results for its words. Nothing has “xyzzy”. Showing results without it.',
  );
});
