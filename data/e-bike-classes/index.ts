import { dataSet, link, number, text } from '../../plugins/tables/node/index.ts';

export const eBikeClasses = dataSet({
  title: 'Classes of electric bicycles by region',
  day: '2026-11-27',
  sources: [
    {
      title: 'SWOV: EU regulations for e-bikes, pedelecs, and speed pedelecs',
      url: 'https://swov.nl/en/publication/all-you-need-know-eu-regulations-e-bikes-pedelecs-and-speed-pedelecs',
    },
    {
      title: 'GOV.UK: electrically assisted pedal cycles in Great Britain, information sheet',
      url: 'https://www.gov.uk/government/publications/electrically-assisted-pedal-cycles-eapcs/electrically-assisted-pedal-cycles-eapcs-in-great-britain-information-sheet',
    },
    {
      title: 'Morrison Foerster: California redefines e-bikes (2025)',
      url: 'https://www.mofo.com/pdf/resources/insights/250506-new-california-law-redefines-e-bikes',
    },
    {
      title: 'LawStack: 36 CFR 1.4, e-bike classes in US national parks',
      url: 'https://law.lawstack.com/laws/36-cfr_s_1-4_-amendment-what-terms-do-i-need-to-know',
    },
    {
      title: 'EbikeBC: e-bike rules in British Columbia',
      url: 'https://ebikebc.com/ebike-regulations-in-british-columbia/',
    },
    {
      title: 'Cargo Cycles: electric bikes and the Australian rules',
      url: 'https://cargocycles.com.au/electric-bikes-and-the-australian-rules/',
    },
    {
      title: 'J-CAST: assist ratio of up to two in Japan since December 2008 (in Japanese)',
      url: 'https://www.j-cast.com/2008/10/03027976.html',
    },
    {
      title: 'Dongguan Today: GB 17761-2024, questions and answers',
      url: 'https://www.dongguantoday.com/news/dongguan/202509/t20250908_16415495.shtml',
    },
  ],
  id: 'id',
  columns: {
    place: text({ label: 'Place' }),
    class: text({ label: 'Class' }),
    power: text({ label: 'Motor, at most' }),
    speed: number({ label: 'Help up to', unit: 'km/h', integer: true, none: true }),
    throttle: text({ label: 'Without pedaling' }),
    treated: text({ label: 'Treated as' }),
    source: link({ label: 'Official source' }),
    id: text({ label: 'Id', code: true }),
  },
});
