import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const allergyPhrases = dataSet({
  title: 'Phrases for allergies and diets',
  day: '2026-11-27',
  // Plain sentences of each language, translated for the library.
  sources: [
    {
      title: 'Regulation (EU) No 1169/2011, allergens in all languages of the EU, annex II',
      url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+$/ }),
    language: text({ label: 'Language' }),
    allergy: text({ label: 'Allergy' }),
    diet: text({ label: 'Diet' }),
  },
});
