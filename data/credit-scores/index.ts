import { country, dataSet, date, link, number, text } from '../../plugins/tables/node/index.ts';

export const creditScores = dataSet({
  title: 'Credit scores by country',
  day: '2026-11-25',
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
      title: 'What is a credit score, with weights (Equifax, Australia)',
      url: 'https://www.equifax.com.au/personal/what-credit-score',
    },
    {
      title: 'Experian and illion combined (WeMoney, Australia)',
      url: 'https://www.wemoney.com.au/blog/why-has-my-experian-score-changed',
    },
    {
      title: 'CreditView Dashboard, credit basics (TransUnion, Canada)',
      url: 'https://www.creditviewdashboard.ca/CreditView/support.page?enterprise=mycreditview',
    },
    {
      title: 'TransUnion credit score in Canada, 2024 (NerdWallet)',
      url: 'https://nerdwallet.com/ca/personal-finance/transunion-credit-score',
    },
    {
      title: 'Serasa Score, questions and answers (Serasa, Brazil)',
      url: 'https://www.serasa.com.br/score/faq/',
    },
    {
      title: 'Understanding credit scores (Credit Counselling Singapore)',
      url: 'https://ccs.org.sg/articles/understanding-credit-scores',
    },
    {
      title: 'How to improve your credit score, factors of the bureau (DBS, Singapore)',
      url: 'https://www.dbs.com.sg/personal/articles/my-goals/home-assets/how-to-improve-your-credit-score',
    },
    {
      title: 'Weights of NICE and KCB, 2023 (minseverything, in Korean)',
      url: 'https://minseverything.blogspot.com/2023/09/nice-kcb.html',
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
