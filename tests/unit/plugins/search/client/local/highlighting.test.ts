import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  highlight,
  highlightRecord,
} from '../../../../../../plugins/search/client/local/highlighting.ts';
import { page } from './records.ts';

const tags = { before: '<mark>', after: '</mark>' };

describe('highlight', () => {
  it('marks matched words, and beginnings as far as they match', () => {
    expect(highlight('Interest Rates and Loans', ['interest', 'loan'], tags)).toEqual({
      value: '<mark>Interest</mark> Rates and <mark>Loan</mark>s',
      matchLevel: 'full',
      matchedWords: ['interest', 'loan'],
    });
  });

  it('says how much of the query is there', () => {
    expect(highlight('Loans', ['interest', 'loan'], tags).matchLevel).toBe('partial');
    expect(highlight('Bread', ['interest', 'loan'], tags).matchLevel).toBe('none');
  });

  it('marks the whole of a word that folding made longer', () => {
    expect(highlight('ﬁlter', ['fil'], tags).value).toBe('<mark>ﬁlter</mark>');
  });

  it('escapes the text, marked or not', () => {
    const text = `<img src=x onerror="alert('1')"> & script`;
    const { value } = highlight(text, ['img', 'script'], tags);
    expect(value.replaceAll('<mark>', '').replaceAll('</mark>', '')).toBe(escapeHtml(text));
    expect(escapeHtml(text)).not.toMatch(/[<>"']/);
  });
});

describe('highlightRecord', () => {
  it('has the levels that the record has', () => {
    const { hierarchy } = highlightRecord(page('git', 'Git <3'), 'git', tags);
    expect(Object.keys(hierarchy)).toEqual(['lvl0', 'lvl1']);
    expect(hierarchy.lvl1?.value).toBe('<mark>Git</mark> &lt;3');
  });
});
