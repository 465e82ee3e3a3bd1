import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const movingTasks = dataSet({
  title: 'Tasks before, on, and after moving day',
  day: '2026-11-27',
  sources: [
    { title: 'Moving checklist (USA.gov)', url: 'https://www.usa.gov/moving' },
    {
      title: 'Smoke alarms (National Fire Protection Association)',
      url: 'https://www.nfpa.org/education-and-research/home-fire-safety/smoke-alarms',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    order: number({ label: 'Order', integer: true, min: 1 }),
    day: number({ label: 'Day', integer: true }),
    task: text({ label: 'Do' }),
    who: text({ label: 'Contact', none: true }),
    proof: text({ label: 'Proof to keep', none: true }),
  },
});
