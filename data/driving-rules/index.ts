import { country, dataSet, number, type RowOf, text } from '../../plugins/data/node/index.ts';

export const drivingRules = dataSet({
  title: 'Driving rules by country',
  day: '2026-11-21',
  sources: [
    {
      title:
        'OpenStreetMap wiki: default speed limits, version of 2023-10-21, with the laws it cites',
      url: 'https://wiki.openstreetmap.org/wiki/Default_speed_limits',
    },
    {
      title: 'ETSC: blood alcohol limits across Europe',
      url: 'https://etsc.eu/blood-alcohol-content-bac-drink-driving-limits-across-europe/',
    },
    {
      title: 'Cour des comptes: alcohol limits of novices and other drivers in Europe (in French)',
      url: 'https://affairesjuridiques.aphp.fr/textes/rapport-de-la-cour-des-comptes-relatif-aux-politiques-de-lutte-contre-les-consommations-nocives-dalcool/telecharger/615953',
    },
    {
      title: 'Wikipedia: drunk driving law by country',
      url: 'https://en.wikipedia.org/wiki/Drunk_driving_law_by_country',
    },
    {
      title: 'European Consumer Centre Sweden: countries where winter tires are mandatory',
      url: 'https://www.konsumenteuropa.se/en/news-and-press-releases/news-articles/news-archive-2017/travel-by-car-in-europe--countries-where-winter-tires-are-mandatory/',
    },
    {
      title: 'The Tyre Lab: winter tire laws in Europe',
      url: 'https://www.thetyrelab.com/b/winter-tyre-laws',
    },
    {
      title: 'AutoTraveler: dipped headlights by day in Europe',
      url: 'https://autotraveler.ru/en/spravka/compulsory-headlights-in-europe.html',
    },
    {
      title: 'CamperStyle: tolls and vignettes in Europe, 2023-12',
      url: 'https://camperstyle.com/?p=292345',
    },
    {
      title: 'Hina, by AMAN: tolls by plate in Croatia from 2027-03-01',
      url: 'https://aman-alliance.org/Home/ContentDetail/97590',
    },
    {
      title: 'Novinite: winter tires or 4 mm of tread in Bulgaria',
      url: 'https://www.novinite.com/articles/193214/Winter+Tires+are+Mandatory+from+Today+in+Bulgaria',
    },
    {
      title: 'Cavan County Council: 60 km/h on rural local roads of Ireland from 2025-02-07',
      url: 'https://cavancoco.ie/news/2025/speed-limit-changes.html',
    },
    {
      title: 'Millet News: 30 km/h in Greek towns from 2026-01-01',
      url: 'https://www.milletnews.com/greece/urban-speed-limits-lowered-penalties-significantly-increased',
    },
    {
      title:
        'Saga Prefectural Police: 30 km/h on streets without a center line from 2026-09-01 (in Japanese)',
      url: 'https://www.police.pref.saga.jp/koutsu/horitsu/_11655.html?media=pc',
    },
    {
      title: 'Ísland.is: alcohol and driving in Iceland',
      url: 'https://island.is/en/alcohol-and-drug-use-while-driving',
    },
    {
      title: 'New York State driver’s manual: turning on red',
      url: 'https://dmv.ny.gov/new-york-state-drivers-manual-and-practice-tests/chapter-4-traffic-control',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    side: text({ label: 'Side', choices: ['Left', 'Right'] }),
    unit: text({ label: 'Unit', choices: ['km/h', 'mph'] }),
    town: number({ label: 'Town', integer: true, unknown: true }),
    rural: number({ label: 'Rural', integer: true, unknown: true }),
    motorway: number({ label: 'Motorway', integer: true, unknown: true, none: true }),
    note: text({ label: 'Speed note', unknown: true }),
    alcohol: number({ label: 'Alcohol', unit: 'g/L', digits: 1 }),
    novice: number({ label: 'Novices', unit: 'g/L', digits: 1, unknown: true }),
    lights: text({ label: 'Lights by day', unknown: true }),
    winter: text({ label: 'Winter tires', unknown: true }),
    toll: text({ label: 'Toll' }),
    turn: text({ label: 'Turn on red', unknown: true }),
  },
});

/** The rules of one country. */
export type DrivingRule = RowOf<typeof drivingRules>;
