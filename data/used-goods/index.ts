import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const usedGoods = dataSet({
  title: 'What to test on used goods',
  day: '2026-11-27',
  sources: [
    {
      title: 'Stolen Phone Checker, questions and answers (CTIA)',
      url: 'https://stolenphonechecker.org/spc/faqs.jsp',
    },
    {
      title: 'What to check on a used camera (shuttercount.app)',
      url: 'https://shuttercount.app/used-camera-buying-guide/',
    },
    {
      title: 'Second-hand car seats (Riley Children’s Health, Indiana University)',
      url: 'https://preventinjury.medicine.iu.edu/child-passenger-safety/selecting-the-best-car-seat/second-hand-car-seats',
    },
    {
      title: 'How to tell if your Nintendo Switch has been banned (SlashGear)',
      url: 'https://www.slashgear.com/1494366/nintendo-switch-banned-explained/',
    },
    {
      title: 'Factory reset, and how it turns off Android’s protection (Android Police)',
      url: 'https://www.androidpolice.com/how-to-factory-reset-android-phone-tablet/',
    },
    {
      title: 'Used furniture and bed bugs (Newsday, after the US EPA)',
      url: 'https://www.newsday.com/news/health/health-tip-keep-bed-bugs-at-bay-a00761',
    },
    {
      title: 'The Watch Register, questions and answers',
      url: 'https://www.thewatchregister.com/frequently-asked-questions/',
    },
    {
      title: 'White goods and recalls (RoSPA)',
      url: 'https://www.rospa.com/home-safety/advice/product/white-goods/',
    },
  ],
  id: 'id',
  columns: {
    category: text({ label: 'Goods' }),
    verdict: text({ label: 'Used?', choices: ['usually fine', 'test first', 'avoid'] }),
    test: text({ label: 'Test' }),
    tool: text({ label: 'With' }),
    dealBreaker: text({ label: 'Walk away if' }),
    ownership: text({ label: 'Whose is it?', none: true }),
    id: text({ label: 'Id', code: true }),
  },
});
