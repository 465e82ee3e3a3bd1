import { describe, expect, it } from 'vitest';
import {
  fold,
  foldedText,
  isStopWord,
  joinedWith,
  symbolsOf,
  termsOf,
  withoutSign,
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
    ['.5 <3 +a --5 -force -f2', ['5', '3', 'a', '5', '-force', '-f2']],
    [
      'a--b é.b e\u0301.b _.a x-.y -.z 1.a',
      ['a', 'b', 'e', 'b', 'e', 'b', 'a', 'x', 'y', 'z', '1', 'a'],
    ],
    ['1,0 3,5 12,345,678', ['1,0', '3,5', '12345678']],
    ['C#a a+b c+ 1+ c++x f# 1#', ['c', 'a', 'a', 'b', 'c+', '1', 'c', 'x', 'f#', '1']],
    ["don't 'quoted' rock’n’roll", ['dont', 'quoted', 'rocknroll']],
    ['e\u0301te\u0301 ﬁn ² Ⅷ', ['ete', 'fin', '2', 'viii']],
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
    expect(termsOf('e\u2010mail, e\u2011mail')).toEqual([
      'e',
      'email',
      'mail',
      'e',
      'email',
      'mail',
    ]);
    expect(termsOf('a-b-c α-β')).toEqual(['a', 'ab', 'b', 'bc', 'c', 'α', 'αβ', 'β']);
  });

  it('has the signs that are words by themselves, except those that divide a text', () => {
    expect(termsOf('a && b, && – c · ...')).toEqual(['a', 'b', 'c', '&&', '&&', '...']);
    expect(termsOf('+49')).toEqual(['+49', '49']);
  });

  it('joins no sentences and no numbers', () => {
    expect(termsOf('One. two 3-4')).toEqual(['one', 'two', '3', '4']);
    expect(termsOf('wi-5 4-seat a/b Wi - Fi c#-2')).toEqual([
      'wi',
      '5',
      '4',
      'seat',
      'a',
      'b',
      'wi',
      'fi',
      'c#',
      '2',
    ]);
    expect(termsOf('k8s-node C#-like Wi-5G')).toEqual([
      'k8s',
      'node',
      'c#',
      '-like',
      'like',
      'wi',
      '5g',
    ]);
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

describe('joinedWith', () => {
  it('joins nothing with the last word, nor beyond', () => {
    const text = 'Wi-Fi';
    const words = wordsOf(text);
    expect([0, 1, 2].map((at) => joinedWith(text, words, at))).toEqual([
      'wifi',
      undefined,
      undefined,
    ]);
  });
});

describe('withoutSign', () => {
  it.each([
    ['--force', 'force'],
    ['.gitignore', 'gitignore'],
    ['<br', 'br'],
    ['+49', '49'],
    ['c++', 'c++'],
    ['a-b', 'a-b'],
    ['', ''],
  ])('of %j is %j', (word, bare) => {
    expect(withoutSign(word)).toBe(bare);
  });
});

describe('fold', () => {
  it.each([
    ['C++', 'c++'],
    ['ÉTÉ', 'ete'],
    ["DON'T", 'dont'],
    ['١,٠٠٠', '١٠٠٠'],
    ['a,000', 'a,000'],
    ['\u210C', 'h'],
  ])('of %j is %j', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });
});

describe('symbolsOf', () => {
  it('has signs that stand alone, with their places', () => {
    expect(symbolsOf('a && b? ==, %')).toEqual([
      { folded: '&&', start: 2, end: 4 },
      { folded: '==', start: 8, end: 10 },
      { folded: '%', start: 12, end: 13 },
    ]);
  });

  it.each([
    ['&&, ==; %. [] {}: !=)', ['&&', '==', '%', '[]', '{}', '!=']],
    ['... :: )) ,', ['...', '::', '))', ',']],
    ['?, .? !))', ['?', '.?', '!)']],
    ['— -- · • -· –', []],
    ['--> •>', ['-->', '•>']],
    ['a& &b 1% %1 é% a', []],
  ])('of %j are %j', (text, symbols) => {
    expect(symbolsOf(text).map(({ folded }) => folded)).toEqual(symbols);
  });
});
