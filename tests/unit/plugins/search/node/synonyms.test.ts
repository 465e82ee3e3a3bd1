import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSynonyms, SynonymsError } from '../../../../../plugins/search/node/synonyms.ts';

const read = (text: string) => readSynonyms(text, 'docs/synonyms.txt');

describe('readSynonyms', () => {
  it('reads groups, without comments and empty lines', () => {
    expect(read('# Head\n\nk8s, kubernetes # short\nc#, csharp\n')).toEqual([
      ['k8s', 'kubernetes'],
      ['c#', 'csharp'],
    ]);
  });

  it.each([
    [
      'k8s',
      'docs/synonyms.txt:1: a group has two words or more, with commas between them; add the other one',
    ],
    [
      'a, ?',
      'docs/synonyms.txt:1: "?" has no letter or digit; write a word there or delete the comma',
    ],
    ['a, b, A', 'docs/synonyms.txt:1: "A" appears twice in the group; delete one'],
    [
      'a, b\nc, B',
      'docs/synonyms.txt:2: "B" is in the group of line 1 already; write both into one group',
    ],
    ['a, b c d e', 'docs/synonyms.txt:1: "b c d e" has more than 3 words; shorten it'],
  ])('refuses %j', (text, message) => {
    expect(() => read(text)).toThrow(new SynonymsError([message]));
  });

  it('tells all problems at once', () => {
    expect(() => read('a\nb')).toThrow(/:1: .*\n.*:2: /);
  });

  it('takes the list of the library', () => {
    const file = new URL('../../../../../docs/synonyms.txt', import.meta.url);
    expect(read(readFileSync(file, 'utf8')).length).toBeGreaterThan(10);
  });
});
