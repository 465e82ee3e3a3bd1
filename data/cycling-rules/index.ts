import { country, dataSet, number, text } from '../../plugins/tables/node/index.ts';

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
      title: 'Poland: Road Traffic Act, articles 33 and 45 (in Polish)',
      url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19970980602',
    },
    {
      title: 'Dillenger: power limit of e-bikes in New South Wales and New Zealand',
      url: 'https://dillengerebikes.com.au/blogs/news/500w-motors-legalities-and-restrictions',
    },
    {
      title: 'spice.law: the planned power limit of e-bikes in New South Wales',
      url: 'https://spice.law/?p=18579',
    },
    {
      title: 'New South Wales: Road Rules 2014, rules 258 and 300',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/sl-2014-0758',
    },
    {
      title: 'NZ Transport Agency: factsheet 01, cycles, 2016-12, in pdfkiwi',
      url: 'https://pdfkiwi.com/documents/cycles-nz-transport-agency-5c9bdc896f008',
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
      title: 'New Jersey Bike and Walk Coalition: questions on the e-bike law of 2026',
      url: 'https://njbwc.org/faq-nj-ebike-law',
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
    {
      title: 'Pro Velo Schweiz: what a bicycle must have in Switzerland (in German)',
      url: 'https://www.pro-velo.ch/de/themen/das-velo/velo-ausruestung',
    },
    {
      title: 'Canton of St. Gallen: rules for bicycles and e-bikes by age (in German)',
      url: 'https://hallo.sg.ch/de/mobilitaet/fahrrad-zu-fuss.html',
    },
    {
      title: 'iDNES: what a bicycle must have in Czechia, 2018-04 (in Czech)',
      url: 'https://cestovani.idnes.cz/na-kole-na-sklenicku-ne-0b3-/na-kolo.aspx?c=A070720_111636_ig_kolo_tom',
    },
    {
      title: 'Czechia: Act 361/2000 on road traffic, sections 7, 53, and 58 (in Czech)',
      url: 'https://www.zakonyprolidi.cz/cs/2000-361',
    },
    {
      title: 'Jens Søndergaard Museum: what a bicycle must have in Denmark',
      url: 'https://jenssondergaard.net/?page_id=5661261',
    },
    {
      title: 'Valtellina Mobile: ten things that cyclists must not do in Italy (in Italian)',
      url: 'https://valtellinamobile.it/le-10-cose-vietate-in-bicicletta-in-italia',
    },
    {
      title: 'Biallo: fines for cyclists in Europe (in German)',
      url: 'https://www.biallo.de/verbraucherschutz/news/bussgeldfallen-fahrradfahrer-europa/',
    },
    {
      title: 'IamExpat: helmets under 18 on e-bikes planned in the Netherlands, 2025-08-29',
      url: 'https://www.iamexpat.nl/expat-info/dutch-news/the-netherlands-introduce-helmet-requirement-e-bike-riders-under-18',
    },
    {
      title: 'Netherlands: RVV 1990, articles 5 and 61a (in Dutch)',
      url: 'https://wetten.overheid.nl/BWBR0004825/',
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
    note: text({ label: 'Note', none: true }),
  },
});
