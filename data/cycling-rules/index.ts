import { country, dataSet, number, type RowOf, text } from '../../plugins/data/node/index.ts';

export const cyclingRules = dataSet({
  title: 'Rules for cyclists by country',
  day: '2026-11-26',
  sources: [
    {
      title: 'ÖAMTC: traveling with a bicycle, helmets and vests (in German)',
      url: 'https://www.oeamtc.at/thema/reiseplanung/mit-dem-fahrrad-in-den-urlaub-20093018',
    },
    {
      title:
        'European Consumer Centre Germany, in Badische Zeitung: rules abroad, 2019-10 (in German)',
      url: 'https://www.badische-zeitung.de/nachrichten/wirtschaft/mit-gewinn-leben-aufs-rad-nur-mit-warnweste--178745200.html',
    },
    {
      title: 'ÖAMTC, in auto-motor.at: alcohol limits for cyclists abroad (in German)',
      url: 'https://auto-motor.at/Auto-Service/Urlaub-Reisen/Urlaub-Archiv/Fahrrad-Ausland-Alkohol-Helmpflicht.html',
    },
    {
      title: 'Stiftung Warentest: alcohol limits for cyclists (in German)',
      url: 'https://www.test.de/Alkohol-im-Strassenverkehr-Promillegrenze-fuer-Radler-4540221-0/',
    },
    {
      title: 'n-tv, after ADFC: cycling rules are different abroad (in German)',
      url: 'https://www.n-tv.de/reise/Rad-Regeln-im-Ausland-anders-article383449.html',
    },
    {
      title: 'Interia: helmets under 16 in Poland from 2026-06-03 (in Polish)',
      url: 'https://motoryzacja.interia.pl/jednoslady/rowery-hulajnogi/news-zmiana-w-przepisach-od-3-czerwca-nowe-mandaty-dla-uzytkownik,nId,22509079',
    },
    {
      title: 'Interia: what a bicycle must have in Poland, 2025-10 (in Polish)',
      url: 'https://motoryzacja.interia.pl/jednoslady/rowery-hulajnogi/news-masz-rower-za-brak-tego-elementu-bedzie-500-zl-mandatu-polic,nId,22418759',
    },
    {
      title: 'Dillenger: power limit of e-bikes in New South Wales and New Zealand',
      url: 'https://dillengerebikes.com.au/blogs/news/500w-motors-legalities-and-restrictions',
    },
    {
      title: 'Mirage News: changes to transport rules in New Zealand, 2026',
      url: 'https://www.miragenews.com/common-sense-transport-rule-changes-confirmed-1703534/',
    },
    {
      title: 'Kurier: helmets under 14 on e-bikes in Austria from 2026-05-01 (in German)',
      url: 'https://kurier.at/chronik/oesterreich/helmpflicht-naechste-etappe-fuer-novelle-der-strassenverkehrsordnung/403135009',
    },
    {
      title: 'newsbeep: blue tickets for cyclists in Japan from 2026-04-01',
      url: 'https://www.newsbeep.com/au/139140',
    },
    {
      title: 'Regulation (EU) No 168/2013, article 2: pedal cycles with pedal assistance',
      url: 'https://eur-lex.europa.eu/eli/reg/2013/168/oj',
    },
    {
      title: 'Movcan: e-bike laws compared, 2025',
      url: 'https://movcan-bike.com/blogs/blog/international-e-bike-laws-comparison-how-global-regulations-differ-in-2025',
    },
    {
      title: 'GOV.UK: riding an electric bike, the rules',
      url: 'https://www.gov.uk/electric-bike-rules',
    },
    {
      title: 'GOV.UK: the Highway Code, rules for cyclists',
      url: 'https://www.gov.uk/guidance/the-highway-code/rules-for-cyclists-59-to-82',
    },
    {
      title: 'StVO: German road traffic regulations, sections 2 and 23 (in German)',
      url: 'https://www.gesetze-im-internet.de/stvo_2013/',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    helmet: text({ label: 'Helmet' }),
    lights: text({ label: 'Lights' }),
    bell: text({
      label: 'Bell required',
      choices: ['Yes', 'No', 'By state or province'],
      unknown: true,
    }),
    sidewalk: text({ label: 'On the sidewalk', unknown: true }),
    phone: text({ label: 'Phone while riding', unknown: true }),
    alcohol: text({ label: 'Alcohol in the blood', unknown: true }),
    watts: number({ label: 'E-bike', unit: 'W', integer: true, none: true }),
    speed: number({ label: 'Help up to', unit: 'km/h', integer: true, none: true }),
    note: text({ label: 'Note', unknown: true }),
  },
});

/** The rules of one country. */
export type CyclingRule = RowOf<typeof cyclingRules>;
