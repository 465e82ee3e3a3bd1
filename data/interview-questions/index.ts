import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const interviewQuestions = dataSet({
  title: 'Job interview questions by the skill they test',
  day: '2026-11-21',
  sources: [
    {
      title: 'US Office of Personnel Management: structured interviews',
      url: 'https://www.opm.gov/policy-data-oversight/assessment-and-selection/structured-interviews/',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', code: true }),
    skill: text({
      label: 'Skill',
      choices: [
        'Customers',
        'Integrity',
        'Leadership',
        'Learning',
        'Motivation',
        'Planning',
        'Problem solving',
        'Teamwork',
      ],
    }),
    question: text({ label: 'Question' }),
    listensFor: text({ label: 'What a good answer shows' }),
  },
});
