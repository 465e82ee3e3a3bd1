/**
 * The allergens in Annex II of Regulation (EU) No 1169/2011, with gluten listed by grain. The page about recipes
 * explains each.
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
