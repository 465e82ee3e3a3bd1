import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const stains = dataSet({
  title: 'Stains on washable fabrics',
  day: '2026-11-22',
  sources: [
    {
      title: 'Stain removal (Texas A&M AgriLife Extension)',
      url: 'https://agrilife.org/urbantarrantfcs/housing/stain-removal-cleaning-information/',
    },
    {
      title: 'Classification of stains (Ohio State University Extension, at Apparel Search)',
      url: 'https://www.apparelsearch.com/education/ohio_state_clothing_education/stain_removal/classification_stains.htm',
    },
    {
      title: 'Stain removal (K-State Research and Extension)',
      url: 'https://www.greenwood.k-state.edu/homeandfamily/stainremoval/index.html',
    },
  ],
  id: 'id',
  columns: {
    stain: text({ label: 'Stain' }),
    kind: text({
      label: 'Kind',
      choices: ['protein', 'tannin', 'oil', 'dye', 'combination', 'mineral'],
    }),
    firstStep: text({ label: 'First' }),
    treatment: text({ label: 'Then' }),
    never: text({ label: 'Never' }),
    id: text({ label: 'Id', code: true }),
  },
});
