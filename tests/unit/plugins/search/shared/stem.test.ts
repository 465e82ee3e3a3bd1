import { describe, expect, it } from 'vitest';
import { rootBeginning, stem } from '../../../../../plugins/search/shared/stem.ts';

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
  ])('tells %s and %s apart', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });

  it('leaves codes and signs as they are', () => {
    expect(['k8s', 'c++', '.gitignores', '5812s'].map(stem)).toEqual([
      'k8s',
      'c++',
      '.gitignores',
      '5812s',
    ]);
  });
});
