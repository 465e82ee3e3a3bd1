import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../../../../../src/components/Search/Marked/segments.ts';

const plain = (value: string) => segmentsOf(value).map(({ text, marked }) => [text, marked]);

describe('segmentsOf', () => {
  it('tells marked parts from others', () => {
    expect(plain('<mark>Loan</mark>s and <mark>rates</mark>')).toEqual([
      ['Loan', true],
      ['s and ', false],
      ['rates', true],
    ]);
  });

  it('reads escaped characters once', () => {
    expect(plain('&lt;b&gt; &amp;lt; &quot;&#39;')).toEqual([['<b> &lt; "\'', false]]);
  });

  it('leaves any other tag as text', () => {
    expect(plain('<img src=x>')).toEqual([['<img src=x>', false]]);
  });

  it('gives each part a key of its own', () => {
    const keys = segmentsOf('a<mark>a</mark>a').map(({ at }) => at);
    expect(new Set(keys).size).toBe(3);
  });
});
