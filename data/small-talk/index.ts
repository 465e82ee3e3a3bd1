import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const smallTalk = dataSet({
  title: 'Small talk by situation',
  day: '2026-11-22',
  sources: [
    {
      title: 'It doesn’t hurt to ask: question-asking increases liking (Huang et al., 2017)',
      url: 'https://doi.org/10.1037/pspi0000097',
    },
    {
      title: 'Do conversations end when people want them to? (Mastroianni et al., 2021)',
      url: 'https://doi.org/10.1073/pnas.2011809118',
    },
  ],
  id: 'id',
  columns: {
    setting: text({ label: 'Where' }),
    opener: text({ label: 'Start' }),
    followUp: text({ label: 'Keep up' }),
    avoid: text({ label: 'Not' }),
    exitLine: text({ label: 'End' }),
    id: text({ label: 'Id', code: true }),
  },
});
