import {
  country,
  dataSet,
  date,
  link,
  number,
  type RowOf,
  text,
} from '../../plugins/data/node/index.ts';

export const creditScores = dataSet({
  title: 'Credit scores by country',
  day: '2026-11-21',
  sources: [
    {
      title: 'What is in my FICO Scores (myFICO)',
      url: 'https://www.myfico.com/credit-education/whats-in-your-credit-score',
    },
    { title: 'VantageScore 4.0', url: 'https://www.vantagescore.com/' },
    {
      title: 'The Experian credit score, 0 to 1250 (Experian UK)',
      url: 'https://www.experian.co.uk/consumer/1250-score.html',
    },
    {
      title: 'Credit Guidance, index and reasons (CIC, Japan)',
      url: 'https://www.cic.co.jp/credit-guidance/',
    },
    {
      title: 'Personal credit report and score (Joint Credit Information Center, Taiwan)',
      url: 'https://www.jcic.org.tw/main_en/docDetail.aspx?uid=469&pid=469&docid=154',
    },
    {
      title: 'The new score, twelve criteria (t3n on the announcement by SCHUFA)',
      url: 'https://t3n.de/news/der-neue-schufa-score-wann-er-kommt-und-was-er-uns-bringt-1681559',
    },
  ],
  id: 'id',
  columns: {
    country: country({ label: 'Country' }),
    score: text({ label: 'Score' }),
    owner: text({ label: 'Owner' }),
    low: number({ label: 'Worst', integer: true, unknown: true }),
    high: number({ label: 'Best', integer: true, unknown: true }),
    factors: text({ label: 'Published factors and weights', unknown: true }),
    free: text({ label: 'Free look', unknown: true }),
    page: link({ label: 'Official page' }),
    asOf: date({ label: 'As of', precision: 'year', unknown: true }),
    id: text({ label: 'Id', code: true }),
  },
});

/** A score that lenders buy or people can look up. */
export type CreditScore = RowOf<typeof creditScores>;
