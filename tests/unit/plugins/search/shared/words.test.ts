import { describe, expect, it } from 'vitest';
import {
  foldedText,
  isStopWord,
  termsOf,
  wordsOf,
} from '../../../../../plugins/search/shared/words.ts';

describe('wordsOf', () => {
  it.each([
    ['C++ and C#, not 1+1', ['c++', 'and', 'c#', 'not', '1', '1']],
    ['git push --force -f', ['git', 'push', '--force', '-f']],
    ['call +49, a<b, or <br/>', ['call', '+49', 'a', 'b', 'or', '<br']],
    ['a .gitignore, e-mail – no', ['a', '.gitignore', 'e', 'mail', 'no']],
    ['1,000 at 192.168.0.1 for 3.5 km.', ['1000', 'at', '192.168.0.1', 'for', '3.5', 'km']],
    ['Bäcker’s crème 90/180', ['backers', 'creme', '90', '180']],
  ])('of %s are %j', (text, words) => {
    expect(wordsOf(text).map(({ folded }) => folded)).toEqual(words);
  });

  it('knows where they are', () => {
    expect(wordsOf('push --force')[1]).toEqual({ folded: '--force', start: 5, end: 12 });
  });
});

describe('termsOf', () => {
  it('has words without their signs, and joined ones', () => {
    expect(termsOf('Wi-Fi --force')).toEqual(['wi', 'wifi', 'fi', '--force', 'force']);
    expect(termsOf('Node.js')).toEqual(['node', 'nodejs', 'js']);
  });

  it('has the signs that are words by themselves, except those that divide a text', () => {
    expect(termsOf('a && b, && – c · ...')).toEqual(['a', 'b', 'c', '&&', '&&', '...']);
    expect(termsOf('+49')).toEqual(['+49', '49']);
  });

  it('joins no sentences and no numbers', () => {
    expect(termsOf('One. two 3-4')).toEqual(['one', 'two', '3', '4']);
  });
});

describe('a folded text', () => {
  it('has one space between its words', () => {
    expect(foldedText(' How-To:  Énergie! ')).toBe('how to energie');
  });
});

describe('stop words', () => {
  it('are words that tell nothing', () => {
    expect(['the', 'how', 'whats'].every(isStopWord)).toBe(true);
    expect(['us', 'git', 'not'].some(isStopWord)).toBe(false);
  });
});
