import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const pokerHands = dataSet({
  title: 'Poker hands by rank',
  day: '2026-11-27',
  // Counts and shares are computed: five cards out of 2,598,960, the best five of seven out of 133,784,560.
  sources: [
    { title: 'Poker (Wolfram MathWorld)', url: 'https://mathworld.wolfram.com/Poker.html' },
    {
      title: 'Tournament Directors Association rules',
      url: 'https://www.pokertda.com/view-poker-tda-rules/',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    rank: number({ label: 'Rank', integer: true, min: 1, max: 10 }),
    name: text({ label: 'Hand' }),
    description: text({ label: 'Cards' }),
    example: text({ label: 'Example' }),
    combinations: number({ label: 'Five-card hands', integer: true, min: 1 }),
    percent: number({ label: 'Chance with five cards', unit: '%', digits: 4 }),
    odds: number({ label: 'Odds against', unit: 'to 1', min: 0 }),
    sevenPercent: number({ label: 'Chance with seven cards', unit: '%', digits: 4 }),
    tie: text({ label: 'A tie is broken by' }),
  },
});
