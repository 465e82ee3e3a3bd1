import { dataSet, temperature, text } from '../../plugins/tables/node/index.ts';

export const beefCuts = dataSet({
  title: 'Beef cuts in four countries',
  day: '2026-11-21',
  sources: [
    { title: 'Cut of beef (Wikipedia)', url: 'https://en.wikipedia.org/wiki/Cut_of_beef' },
    {
      title: 'Translation of American to British beef cuts (G J Honour)',
      url: 'https://gjhonour.com/blogs/family-butcher/translation-of-american-to-british-beef-cuts',
    },
    {
      title: 'Beef cuts, French food decoder (Facaros & Pauls)',
      url: 'https://www.facarospauls.com/apps/french-food-decoder/32827/beef-cuts',
    },
    {
      title: 'Cuts of beef in Japanese (Washoku)',
      url: 'https://washoku.com.br/post/partes-do-boi-em-japones',
    },
  ],
  id: 'id',
  columns: {
    primal: text({ label: 'Part' }),
    us: text({ label: 'United States' }),
    uk: text({ label: 'United Kingdom' }),
    fr: text({ label: 'France' }),
    jp: text({ label: 'Japan', unknown: true }),
    tenderness: text({
      label: 'Tenderness',
      choices: ['very tender', 'tender', 'medium', 'tough'],
    }),
    fat: text({ label: 'Fat', choices: ['lean', 'medium', 'high'] }),
    method: text({ label: 'Cook it' }),
    // By taste: medium-rare, or tender after long cooking; for ground beef the official minimum.
    target: temperature({ label: 'Middle' }),
    id: text({ label: 'Id', code: true }),
  },
});
