import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const tainanDishes = dataSet({
  title: 'Dishes of Tainan',
  day: '2026-11-27',
  sources: [
    {
      title: 'Global Views Monthly: 19 dishes of Tainan, after CNN (in Chinese)',
      url: 'https://www.gvm.com.tw/article/46890',
    },
    {
      title: 'ETtoday: 21 dishes to eat in Tainan, and one that locals doubt (in Chinese)',
      url: 'https://travel.ettoday.net/article/2229803.htm',
    },
    {
      title: 'Liberty Times: a beef soup shop closes on Mondays and Tuesdays, 2025-09 (in Chinese)',
      url: 'https://news.ltn.com.tw/news/life/breakingnews/5173787',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    dish: text({ label: 'Dish' }),
    chinese: text({ label: 'On the sign' }),
    what: text({ label: 'What it is' }),
    when: text({ label: 'When' }),
  },
});
