/**
 * The words for allergens: those of annex II of Regulation (EU) No 1169/2011, gluten with its grain. The page on
 * recipes explains each.
 */
export const ALLERGENS = [
  'wheat (gluten)',
  'rye (gluten)',
  'barley (gluten)',
  'oats (gluten)',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulfites',
  'lupin',
  'mollusks',
] as const;
