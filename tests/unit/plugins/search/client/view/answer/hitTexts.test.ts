import { describe, expect, it } from 'vitest';
import {
  segmentsOf,
  textsOf,
} from '../../../../../../../plugins/search/client/view/answer/hitTexts.ts';
import { headings, page } from '../../local/records.ts';

describe('textsOf', () => {
  it('shows a page by its title', () => {
    expect(textsOf(page('bread', 'Bread'))).toEqual({ title: 'Bread', path: [], snippet: '' });
  });

  it('shows a heading with what is above it, marked', () => {
    const [, heading] = headings('bread', 'Bread', ['Keep']);
    const value = '<mark>Keep</mark>';
    expect(
      heading &&
        textsOf({
          ...heading,
          _highlightResult: {
            hierarchy: { lvl2: { value } },
          },
        }),
    ).toEqual({ title: value, path: ['Bread'], snippet: '' });
  });

  it('shows a paragraph under all its headings', () => {
    const [, heading] = headings('bread', 'Bread', ['Keep']);
    expect(heading && textsOf({ ...heading, type: 'content', content: 'In a bag.' })).toEqual({
      title: 'In a bag.',
      path: ['Bread', 'Keep'],
      snippet: '',
    });
  });

  it('shows the words of the place around those that matched', () => {
    const content = { value: '…a <mark>bag</mark>' };
    const hit = { ...page('bread', 'Bread'), _snippetResult: { content } };
    expect(textsOf(hit).snippet).toBe(content.value);
  });
});

describe('segmentsOf', () => {
  it('gives unmarked and marked parts in turn', () => {
    expect(segmentsOf('<mark>Loan</mark>s and <mark>rates</mark>')).toEqual([
      '',
      'Loan',
      's and ',
      'rates',
      '',
    ]);
  });

  it('reads escaped characters once', () => {
    expect(segmentsOf('&lt;b&gt; &amp;lt; &quot;&#39;')).toEqual(['<b> &lt; "\'']);
  });

  it('leaves any other tag as text', () => {
    expect(segmentsOf('<img src=x>')).toEqual(['<img src=x>']);
  });
});
