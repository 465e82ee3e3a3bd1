import { describe, expect, it } from 'vitest';
import {
  areApart,
  root,
  rootBeginning,
  stem,
  stemsOf,
} from '../../../../../plugins/search/shared/stem.ts';

describe('stem', () => {
  it.each([
    ['recipe', 'recipes'],
    ['bake', 'baked', 'baking', 'bakes'],
    ['plan', 'plans', 'planned', 'planning'],
    ['roll', 'rolls', 'rolling'],
    ['country', 'countries'],
    ['study', 'studied', 'studies', 'studying'],
    ['box', 'boxes'],
    ['class', 'classes'],
    ['dish', 'dishes'],
    ['rate', 'rates', 'rating'],
    ['code', 'codes', 'coding'],
    ['fizz', 'fizzes'],
    ['church', 'churches'],
    ['pass', 'passes', 'passed', 'passing'],
    ['wax', 'waxes', 'waxed'],
    ['egg', 'eggs'],
    ['bee', 'bees'],
    ['tie', 'ties'],
    ['rhythm', 'rhythms'],
  ])('of %s is that of %s', (word, ...forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
    for (const form of forms) {
      expect(form.startsWith(rootBeginning(word)), form).toBe(true);
    }
  });

  it.each([
    ['bus', 'but'],
    ['glass', 'glad'],
    ['string', 'str'],
    ['king', 'k'],
    ['status', 'statu'],
    ['css', 'cs'],
    ['need', 'ne'],
    ['shed', 'sh'],
    ['used', 'us'],
    ['tree', 'tr'],
    ['iesha', 'ya'],
    ['edges', 'ges'],
    ['inglenook', 'lenook'],
    ['dinner', 'diner'],
  ])('tells %s and %s apart', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });

  it('leaves codes and signs as they are', () => {
    const codes = ['k8s', 'c++', '.gitignores', '5812s', 'ipv6s'];
    expect(codes.map(stem)).toEqual(codes);
  });
});

describe('root', () => {
  it.each([
    ['organ', 'organization', 'organisation'],
    ['decide', 'decision', 'decisions'],
    ['extend', 'extension', 'extensions'],
    ['expand', 'expansion'],
    ['convert', 'conversion'],
    ['insured', 'insurance', 'insuring'],
    ['persist', 'persistence', 'persistent', 'persisted'],
    ['depend', 'dependence', 'dependable'],
    ['digest', 'digestible', 'digestive'],
  ])('of %s is that of %s', (word, ...derivatives) => {
    expect(derivatives.map(root)).toEqual(derivatives.map(() => root(word)));
    for (const derivative of derivatives) {
      expect(derivative.startsWith(rootBeginning(word)), derivative).toBe(true);
    }
  });

  it.each([
    ['cable', 'c'],
    ['station', 'st'],
    ['nation', 'n'],
    ['legal', 'leg'],
    ['early', 'ear'],
  ])('of %s, which is short, has nothing removed, as in %s', (word, shorter) => {
    expect(root(word)).not.toBe(shorter);
    expect(root(word)).toBe(stem(word));
  });

  it.each(['license', 'defense'])('of %s, which has no suffix, is its stem', (word) => {
    expect(root(word)).toBe(stem(word));
  });

  it('has only what is at the end of the word removed', () => {
    expect(root('international')).toBe(root('internation'));
    expect(root('issuers')).not.toBe(root('idsuers'));
  });
});

describe('the beginning of a root', () => {
  it.each([
    ['happy', 'happily'],
    ['try', 'tries', 'tried', 'trying'],
    ['fries', 'fry', 'fried'],
    ['day', 'days'],
    ['country', 'countries'],
    ['oily', 'oilier'],
  ])('is that of %s and %s', (word, ...others) => {
    for (const other of others) {
      expect(other.startsWith(rootBeginning(word)), other).toBe(true);
    }
  });

  it('is the whole root of a short word, which many words begin with', () => {
    const words = ['bus', 'egg', 'plan', 'bake', 'key', 'type'];
    expect(words.map(rootBeginning)).toEqual(['bus', 'egg', 'plan', 'bak', 'key', 'typ']);
  });

  it('lacks only the last letter of a long root, so that few other words begin with it', () => {
    expect(['country', 'decision', 'container'].map(rootBeginning)).toEqual([
      'count',
      'deci',
      'contai',
    ]);
  });
});

describe('words with the same stem', () => {
  it.each([
    ['plan', 'planes'],
    ['plans', 'plane'],
    ['plane', 'plan'],
    ['my plan', 'the planes'],
  ])('%s and %s are apart', (one, other) => {
    expect(areApart(one, other)).toBe(true);
    expect(areApart(other, one)).toBe(true);
  });

  it.each([
    ['plan', 'plan'],
    ['plan', 'plans'],
    ['bake', 'baked'],
    ['plane b', 'plan b'],
    ['bus', 'buse d'],
    ['class', 'clase'],
    ['menus', 'menue'],
  ])('%s and %s are not', (one, other) => {
    expect(areApart(one, other)).toBe(false);
  });
});

describe('the stems of a string', () => {
  it('are those of its telling words', () => {
    expect(stemsOf('how to bake breads')).toBe('bak bread');
    expect(stemsOf('baking the breads')).toBe('bak bread');
  });

  it('are those of all its words if none is telling', () => {
    expect(stemsOf('how to')).toBe('how to');
  });
});
