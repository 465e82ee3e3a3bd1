import { country, dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const drivingRules = dataSet({
  title: 'Driving rules by country',
  day: '2026-11-26',
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
      title: 'Lithuanian road police: alcohol limits in European countries (in Lithuanian)',
      url: 'https://lkpt.policija.lrv.lt/lt/svarbi-informacija/leistinas-alkoholio-kiekis-transporto-priemoniu-vairuotojams-europos-salyse',
    },
    {
      title: 'Wikipedia: drunk driving law by country',
      url: 'https://en.wikipedia.org/wiki/Drunk_driving_law_by_country',
    },
    {
      title:
        'Alcohol Campaign, after Denmark’s road safety council: 0.2 for new drivers from 2025-07-01',
      url: 'https://alcoholcampaign.org/2025/07/16/02-promille-0-alkohol',
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
      title: 'Prague Daily News: 150 km/h on part of the Czech motorway D3, 2025-07',
      url: 'https://www.praguedaily.news/2025/07/25/d3-motorway-150-km-h-speed-limit-now-expected-from-october',
    },
    {
      title: 'AutoTraveler: dipped headlights by day in Europe',
      url: 'https://autotraveler.ru/en/spravka/compulsory-headlights-in-europe.html',
    },
    {
      title: 'Straßenverkehrs-Ordnung (StVO), Germany (in German)',
      url: 'https://www.gesetze-im-internet.de/stvo_2013/',
    },
    {
      title: 'Road Rules 2014 (NSW), section 25: default speed limit',
      url: 'https://austlii.edu.au/au/legis/nsw/consol_reg/rr2014104/s25.html',
    },
    {
      title: 'Northern Territory Government: default speed limits',
      url: 'https://nt.gov.au/driving/safety/speed-limits/default-speed-limits',
    },
    {
      title: 'Taichung City Government: traffic regulations, 30 km/h without lane markings',
      url: 'https://english.taichung.gov.tw/797460/post',
    },
    {
      title: 'Hertz Iceland: fee per kilometer from 2026-01-01',
      url: 'https://www.hertz.is/car-rental-tips/guide-to-icelands-new-road-tax-2026',
    },
    {
      title: 'CNG Haber: motorways of Turkey with 130 and 140 km/h (in Turkish)',
      url: 'https://cnghaber.com/amp/haber/6440/otoyollara-yeni-hiz-sinirlari',
    },
    {
      title: 'European Commission: traffic rules in Latvia',
      url: 'https://ec.europa.eu/transport/roadsafety_library/road_safety_observatory/traffic_rules_lv_en.htm',
    },
    {
      title: 'DutchNews: 130 km/h on parts of the motorways, 2025-04',
      url: 'https://dutchnews.nl/2025/04/motorists-can-speed-up-to-130kph-on-three-bits-of-motorway',
    },
    {
      title: 'VÍS: 3 mm of tread in winter in Iceland (in Icelandic)',
      url: 'https://vis.is/vetrardekk',
    },
    {
      title: 'European Commission: alcohol limits in Cyprus',
      url: 'https://ec.europa.eu/transport/road_safety/going_abroad/cyprus/alcohol_limits_en.htm',
    },
    {
      title: 'Road Traffic Security Rules, Taiwan, articles 93 and 114 (in Chinese)',
      url: 'https://law.moj.gov.tw/LawClass/LawAll.aspx?pcode=K0040013',
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
      title: 'Proto Thema: 30 km/h in Greek towns, 2026-02-23 (in Greek)',
      url: 'https://www.protothema.gr/greece/article/1778679/varia-prostima-an-odigeite-me-pano-apo-30-hlmora/',
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
    note: text({ label: 'Speed note', none: true }),
    alcohol: number({ label: 'Alcohol', unit: 'g/L', digits: 1 }),
    novice: number({ label: 'Novices', unit: 'g/L', digits: 1, unknown: true }),
    lights: text({ label: 'Lights by day' }),
    winter: text({ label: 'Winter tires' }),
    toll: text({ label: 'Toll' }),
    turn: text({ label: 'Turn on red', unknown: true }),
  },
});
