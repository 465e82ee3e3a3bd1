import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const clothingSizes = dataSet({
  title: 'Clothing sizes by body measure',
  day: '2026-11-26',
  sources: [
    {
      title: 'Joint European standard for size labelling of clothes, EN 13402 (Wikipedia)',
      url: 'https://en.wikipedia.org/wiki/Joint_European_standard_for_size_labelling_of_clothes',
    },
    {
      title: "JIS L 4004, sizing systems for men's garments (in Japanese)",
      url: 'https://kikakurui.com/l/L4004-2001-01.html',
    },
    {
      title: "Sizes of women's clothes by JIS (Japan Women's and Children's Fashion Association)",
      url: 'https://jwca.or.jp/qa/size',
    },
    {
      title:
        "Why Japanese women's sizes are odd numbers from 3 to 31 (Nikkei Style, 2021, in Japanese)",
      url: 'https://style.nikkei.com/article/DGXZZO74632660Q1A810C2000000',
    },
    {
      title: 'How German sizes follow from the chest (Hamburger Abendblatt, in German)',
      url: 'https://www.abendblatt.de/ratgeber/wissen/article112792069/Wie-werden-Kleidergroessen-festgelegt.html',
    },
    {
      title: 'Converting European sizes to American sizes (Put This On)',
      url: 'https://putthison.com/q-and-answer-converting-european-sizes-to-2/',
    },
    {
      title: 'ASTM D5585-11, body measurements for misses, sizes 00 to 20 (ASTM)',
      url: 'https://www.astm.org/Standards/D5585.htm',
    },
    {
      title: 'Dress sizes of the UK, US and EU side by side (UKCalculator)',
      url: 'https://ukcalculator.com/blog/dress-size-calculator-guide.html',
    },
    {
      title: 'All change for clothes sizes, one size in seven countries (BSI, 2002)',
      url: 'https://www.bsigroup.com/en-GB/about-bsi/media-centre/press-releases/2002/3/All-change-for-clothes-sizes/',
    },
  ],
  id: 'id',
  columns: {
    garment: text({
      label: 'Garment',
      choices: ['Women, tops and dresses', 'Men, jackets and tops', 'Men, trousers'],
    }),
    measure: text({ label: 'Measure', choices: ['bust', 'chest', 'waist'] }),
    bodyCm: number({ label: 'Body', unit: 'cm', integer: true, min: 50, max: 150 }),
    // By the ranges of EN 13402-3; trousers have the letter of the jacket with the same number.
    letter: text({ label: 'Letter' }),
    // Women: the size of ASTM D5585 whose bust is nearest; the standard has none below 79 cm.
    us: number({ label: 'US', integer: true, min: 0, none: true }),
    uk: number({ label: 'UK', integer: true, min: 0 }),
    eu: number({ label: 'EU (German)', integer: true, min: 0 }),
    jp: text({ label: 'Japan' }),
    source: text({ label: 'Source' }),
    id: text({ label: 'Id', code: true }),
  },
});
