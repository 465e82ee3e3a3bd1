import { dataSet, date, text, yesNo } from '../../plugins/tables/node/index.ts';

export const bikeSharePrices = dataSet({
  title: 'Bike share: prices for visitors',
  day: '2026-07-21',
  sources: [
    {
      title: 'Tout sur mes finances: prices of Vélib’ from 2025-08-12 (in French)',
      url: 'https://www.toutsurmesfinances.com/argent/a/velib-tarifs-et-conditions-des-abonnements-tickets',
    },
    {
      title: 'Pixelation: prices of Citi Bike from 2026-01',
      url: 'https://pixelation.org/how-much-are-the-citi-bikes-explained-simply-bjk',
    },
    {
      title: 'Washington Post, in Daily8: Capital Bikeshare prices from 2025-08',
      url: 'https://test.daily8.com/en/hashtag/CapitalBikeshare',
    },
    {
      title: 'Divvy: day pass',
      url: 'https://divvybikes.com/pricing/day-pass',
    },
    {
      title: 'The Philadelphia Inquirer: single rides with Indego, 2024-08',
      url: 'https://www.inquirer.com/transportation/indego-bikeshare-single-ride-passes-20240801.html',
    },
    {
      title: 'BIXI: one-way pass',
      url: 'https://bixi.com/en/one-way-passes/',
    },
    {
      title: 'Metro Bike Share: usage fees',
      url: 'https://bikeshare.metro.net/faq/how-do-usage-fees-work-and-when-does-my-trip-start-and-end/',
    },
    {
      title: 'Londonist: day pass of Santander Cycles from 2024-03-03',
      url: 'https://londonist.com/london/transport/cycle-all-day-for-3-as-santander-cycles-introduces-new-day-pass',
    },
    {
      title: 'Tourism With Me: Bicing is for residents',
      url: 'https://tourismwithme.com/bicing-bike-public-transport-barcelona',
    },
    {
      title: 'Infobae: how to register with Ecobici, 2022-03-29 (in Portuguese)',
      url: 'https://infobae.com/br/2022/03/29/cdmx-como-se-registrar-no-ecobici-e-quanto-custam-os-planos',
    },
    {
      title: 'Radlobby: WienMobil Rad, 2022 (in German)',
      url: 'https://www.radlobby.at/wien-mobil-rad',
    },
    {
      title: 'Bergen Bysykkel: frequently asked questions',
      url: 'https://intercom.help/bergen-bysykkel/en/articles/841867-faq-frequently-asked-questions',
    },
    {
      title: 'Oslo Bysykkel: terms and conditions',
      url: 'https://oslobysykkel.no/en/vilkaar-for-bruk',
    },
    {
      title: 'Oslo Bysykkel: handing the bike back too late',
      url: 'https://intercom.help/oslo-bysykkel/en/articles/624366-what-happens-if-i-hand-the-bike-back-too-late',
    },
    {
      title: 'Le Bonbon: prices of Vélo’v from 2025-01 (in French)',
      url: 'https://lebonbon.fr/lyon/news/augmentation-prix-abonnements-velov-lyon-2025',
    },
    {
      title: 'Lifelines: one tariff for all with BiciMAD from 2024-01 (in Spanish)',
      url: 'https://web.lifelines.name/read/fbea6446-6402-5779-9e4f-6c25a3118bad',
    },
    {
      title: 'Focus Taiwan: the first 30 minutes, the wait, and the insurance of YouBike, 2025-12',
      url: 'https://focustaiwan.tw/society/202512110020',
    },
    {
      title: 'Wacoca: riding Ttareungi in Seoul (in Japanese)',
      url: 'https://www.wacoca.com/news/2523060/?amp=1',
    },
  ],
  id: 'id',
  columns: {
    city: text({ label: 'City' }),
    system: text({ label: 'System' }),
    price: text({ label: 'Price for a visitor' }),
    signUp: text({ label: 'Sign up with', unknown: true }),
    eBikes: yesNo({ label: 'E-bikes', unknown: true }),
    // Null where the operator's page has no date.
    asOf: date({ label: 'Price as of', precision: 'year', none: true }),
    id: text({ label: 'Id', code: true }),
  },
});
