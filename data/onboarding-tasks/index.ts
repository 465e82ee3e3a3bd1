import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const onboardingTasks = dataSet({
  title: 'Tasks around starting a new job',
  day: '2026-11-27',
  sources: [
    {
      title: 'Form I-9 acceptable documents (U.S. Citizenship and Immigration Services)',
      url: 'https://www.uscis.gov/i-9-central/form-i-9-acceptable-documents',
    },
    { title: 'Handing in your notice (GOV.UK)', url: 'https://www.gov.uk/handing-in-your-notice' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID' }),
    order: number({ label: 'Order', integer: true, min: 1 }),
    phase: text({ label: 'When' }),
    task: text({ label: 'Do' }),
    why: text({ label: 'Because' }),
    doneWhen: text({ label: 'Done when' }),
  },
});
