import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const learningTechniques = dataSet({
  title: 'Learning techniques and their evidence',
  day: '2026-11-22',
  sources: [
    {
      title:
        'Improving students’ learning with effective learning techniques (Dunlosky et al., 2013)',
      url: 'https://doi.org/10.1177/1529100612453266',
    },
    {
      title: 'Organizing instruction and study to improve student learning (IES, 2007)',
      url: 'https://ies.ed.gov/ncee/wwc/PracticeGuide/1',
    },
    {
      title: 'Learning styles: concepts and evidence (Pashler et al., 2008)',
      url: 'https://doi.org/10.1111/j.1539-6053.2009.01038.x',
    },
  ],
  id: 'id',
  columns: {
    technique: text({ label: 'Technique' }),
    how: text({ label: 'How' }),
    // As the source rates it; "none" is not adequate evidence.
    evidenceRating: text({ label: 'Evidence', choices: ['high', 'moderate', 'low', 'none'] }),
    bestFor: text({ label: 'Best for' }),
    source: text({ label: 'Rated by' }),
    id: text({ label: 'Id', code: true }),
  },
});
