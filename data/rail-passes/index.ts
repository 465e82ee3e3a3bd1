import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const railPasses = dataSet({
  title: 'Rail passes for visitors',
  day: '2026-11-25',
  sources: [
    { title: 'Wikipedia: Eurail', url: 'https://en.wikipedia.org/wiki/Eurail' },
    { title: 'Wikipedia: Interrail', url: 'https://en.wikipedia.org/wiki/Interrail' },
    {
      title: 'Eurail community: questions on passes',
      url: 'https://community.eurail.com/eurail-interrail-passes-41/pass-faq-66?postid=112',
    },
    {
      title: 'Eurail: German Rail Pass, conditions',
      url: 'https://eurail.com/ja/eurail-passes/one-country-pass/german-rail-pass',
    },
    {
      title: 'Deutsche Bahn: Interrail pass, conditions (in Danish)',
      url: 'https://www.bahn.com/da/view/produkter/kort-og-billetter/interrail-pass-betingelser.shtml?dbkanal_007=L03_S08_D002_KIN0060_INTERRAIL-PASS-KONDITIONEN_LZ01',
    },
    {
      title: 'TourMaG: rail passes in Europe, 2024-06 (in French)',
      url: 'https://www.tourmag.com/Pass-Rail-l-Europe-en-illimite_a123147.html',
    },
    {
      title: 'Japan Rail Pass: types and prices',
      url: 'https://japanrailpass.net/en/purchase/price/',
    },
    {
      title: 'H.I.S.: who can use a Japan Rail Pass',
      url: 'https://www.his-travel.co.id/jr-pass/',
    },
    {
      title: 'Tokyo Weekender: the Japan Rail Pass from 2023-10',
      url: 'https://www.tokyoweekender.com/travel/japan-rail-pass/',
    },
    {
      title: 'Gobytrain: BritRail, who may buy and where it is not valid (in Chinese)',
      url: 'https://www.gobytrain.com.tw/webc/html/tickets/02-2.aspx?num=100008&Country=GB',
    },
    {
      title: 'BritRail: eligibility and conditions of use',
      url: 'https://www.britrail.com/britrail-passes/eligibility-conditions-of-use/',
    },
    {
      title: 'BritRail: passes and days',
      url: 'https://www.britrail.com/',
    },
    {
      title: 'MySwissAlps: Swiss Travel Pass in 2026',
      url: 'https://www.myswissalps.com/travel-ticket/swiss-travel-pass',
    },
    {
      title: 'Everyrail: who may buy the Swiss Travel Pass',
      url: 'https://everyrail.com/rail-passes/swiss-travel-pass',
    },
    {
      title: 'Eurocursions: Swiss Travel Pass and Flex',
      url: 'https://www.eurocursions.com/swiss-passes/swiss-travel-pass/',
    },
    {
      title: 'Amtrak: USA Rail Pass, sold to anyone',
      url: 'https://www.amtrak.com/',
    },
    {
      title: 'Everything2: Amtrak rail pass, 10 segments, coach only, no Acela',
      url: 'https://everything2.com/user/Glowing+Fish/writeups/Amtrak+Rail+Pass',
    },
    {
      title: 'Lonely Planet: the USA Rail Pass, 2023-02',
      url: 'https://www.lonelyplanet.com/articles/guide-to-amtrak-usa-rail-pass-trains',
    },
    {
      title: 'Taiwan High Speed Rail: passes',
      url: 'https://pass.thsrc.com.tw/oatsb2c/home.do?clickId=cb367ab9d0&spm=Activity.PackageDetailsPopups.Link',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ }),
    pass: text({ label: 'Pass' }),
    area: text({ label: 'Area' }),
    buyers: text({ label: 'Who may buy' }),
    days: text({ label: 'Travel days and validity' }),
    classes: text({ label: 'Classes' }),
    reservation: text({ label: 'Seat reservation', unknown: true }),
    exclusions: text({ label: 'Not included', unknown: true }),
    site: link({ label: 'Official site' }),
  },
});
