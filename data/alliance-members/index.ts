import { dataSet, date, text } from '../../plugins/tables/node/index.ts';

export const allianceMembers = dataSet({
  title: 'Airlines of the three alliances, with the tier that opens lounges',
  day: '2026-11-25',
  sources: [
    {
      title: 'Simple English Wikipedia: Star Alliance, members and years of joining',
      url: 'https://simple.wikipedia.org/wiki/Star_Alliance',
    },
    {
      title: 'knaviation: airlines of SkyTeam, dates of joining and programs',
      url: 'https://knaviation.net/skyteam-airlines',
    },
    {
      title: 'Air International: twenty years of oneworld, 2019-02',
      url: 'https://airinternational.keypublishing.com/2019/02/04/twenty-years-of-oneworld/',
    },
    {
      title: 'Australian Frequent Flyer: new members of the alliances, 2025',
      url: 'https://australianfrequentflyer.com.au/new-airlines-oneworld-skyteam-star-alliance',
    },
    {
      title: 'Meilenoptimieren: members of oneworld, 2025',
      url: 'https://meilenoptimieren.com/hawaiian-airlines-oneworld/comment-page-1',
    },
    {
      title: 'Afar: Alaska Airlines joins oneworld, 2021-04-01',
      url: 'https://www.afar.com/magazine/alaska-airlines-joins-oneworld-alliance',
    },
    {
      title: 'The Points Guy: Royal Air Maroc in oneworld from April 2020',
      url: 'https://thepointsguy.com/news/royal-air-maroc-oneworld-membership-april/',
    },
    {
      title: 'Japan Airlines: JMB Sapphire and oneworld Sapphire',
      url: 'https://jal.co.jp/jp/en/jalmile/flyon/sapphire_airport.html',
    },
    {
      title: 'Executive Traveller: tiers and lounges of Cathay, 2024-05-23',
      url: 'https://executivetraveller.com/cathay-pacific-s-marco-polo-club-frequent-flyer-scheme',
    },
    {
      title: 'Travel-Dealz: tiers of EuroBonus in SkyTeam, 2024-09',
      url: 'https://travel-dealz.com/news/scandinavian-airlines-joins-skyteam-date/',
    },
    {
      title: 'Loungerocker: airlines that use Miles & More (in German)',
      url: 'https://loungerocker.de/miles-and-more-partner-airlines',
    },
    {
      title: 'EVA Air: tiers of Infinity MileageLands and Star Alliance status',
      url: 'https://www.evaair.com/en-gb/infinity-mileagelands/about-infinity-mileagelands/upgrade-and-renewal-requirement/',
    },
    {
      title: 'Statusrun: tiers of Thai Airways',
      url: 'https://statusrun.de/?p=461',
    },
    {
      title: 'One Mile at a Time: oneworld Emerald, tiers of the US programs',
      url: 'https://onemileatatime.com/oneworld-emerald',
    },
    {
      title: 'Turning Left for Less: alliances and tiers compared',
      url: 'https://turningleftforless.com/?p=71202',
    },
    {
      title: 'Iberia: oneworld benefits for frequent flyers',
      url: 'https://www.iberia.com/gr/our-alliances/oneworld/frequent-flyers-benefits/',
    },
    {
      title: 'The Points Guy: Club Iberia Plus from 2025-04',
      url: 'https://thepointsguy.com/news/iberia-plus-spend-based-elite-status',
    },
    {
      title: 'Finnair: Finnair Plus tiers (in Chinese)',
      url: 'https://www.finnair.com/hk-zh/finnair-plus/finnair-plus-%E6%9C%83%E5%93%A1%E7%AD%89%E7%B4%9A',
    },
    {
      title: 'Doha News: Privilege Club tiers in oneworld',
      url: 'https://www.dohanews.co/qatar-airways-to-join-oneworld-next-month-six-months/',
    },
    {
      title: 'ANA: Premium Points and Star Alliance status',
      url: 'https://ana.co.jp/en/ph/amc/premium-members/premium-points',
    },
    {
      title: 'MileLion: KrisFlyer Elite Gold, 2025-12-13',
      url: 'https://milelion.com/2025/12/13/complete-guide-to-krisflyer-elite-gold-benefits/',
    },
    {
      title: 'Afar: Flying Club tiers in SkyTeam, 2022-09',
      url: 'https://www.afar.com/magazine/virgin-atlantic-to-join-skyteam-what-travelers-need-to-know',
    },
    {
      title: 'Vietnam Airlines: Lotusmiles tiers and SkyTeam status (in German)',
      url: 'https://www.vietnamairlines.com/at/de/lotusmile/member-benefits/membership-eligibility',
    },
    {
      title: 'Miles Guide: Flying Blue status levels',
      url: 'https://miles-guide.com/en/statuts',
    },
    {
      title: 'Statusrun: tiers of Korean Air',
      url: 'https://statusrun.de/skyteam-korean-air',
    },
    {
      title: 'China Airlines: SkyPriority, Paragon and Emerald members',
      url: 'https://www.china-airlines.com/en/other/sktfaq.htm',
    },
    {
      title: 'The Voyager: ways to Star Alliance Gold, 2023-10',
      url: 'https://the-voyager.de/the-voyager-05102023/0395044001696497375/p18',
    },
    {
      title: 'Star Alliance: member airlines, for ITA Airways since 2026',
      url: 'https://www.staralliance.com/en/',
    },
    {
      title: 'oneworld: member airlines, for Hawaiian Airlines since 2026',
      url: 'https://www.oneworld.com/',
    },
    {
      title: 'The Flight Club: Volare ends and Miles & More follows, 2025-10 (in Italian)',
      url: 'https://www.theflightclub.it/2025/10/vendita-lufthansa-ita-airways-frequentflyer/',
    },
    {
      title: 'XiamenAir: VIP membership and SkyTeam levels',
      url: 'https://ffp.xiamenair.com/en-US/_EgretClub/VipMember.html',
    },
    {
      title: 'Garuda Indonesia: benefits of GarudaMiles by tier',
      url: 'https://www.garuda-indonesia.com/static/en/garudamiles/tentang-garudamiles/benefit-comparison.html',
    },
    {
      title: 'Air Europa: cards and benefits of SUMA',
      url: 'https://www.aireuropa.com/de/en/aea/suma/our-program/cards-and-benefits.html',
    },
    {
      title: 'TAP: Miles&Go Gold',
      url: 'https://www.flytap.com/it-it/miles-and-go/status/gold',
    },
    {
      title: 'SriLankan: oneworld benefits of FlySmiLes tiers',
      url: 'https://www.srilankan.com/Zh_cn/oneworld/frequent-flyer-benefits',
    },
    {
      title: 'Malaysia Airlines: Enrich in oneworld',
      url: 'https://www.malaysiaairlines.com/jp/en/enrich/faqs/enrich-in-oneworld.html',
    },
    {
      title: 'Royal Air Maroc: status of Safar Flyer cards',
      url: 'https://www.royalairmaroc.com/ru-en/safar-flyer/card-status',
    },
    {
      title: 'Air China: notes on PhoenixMiles Elite membership',
      url: 'https://ffp.airchina.com.cn/appen/en/plan-en/VIP_member_notice.html',
    },
    {
      title: 'Air New Zealand: Star Alliance status by tier',
      url: 'https://www.airnewzealand.com.au/hsbc-star-rewards-tiers',
    },
    {
      title: 'Air India: tiers of the Maharaja Club',
      url: 'https://www.airindia.com/in/en/maharaja-club/faqs.html',
    },
    {
      title: 'Copa: how to become a PreferMember',
      url: 'https://help.copaair.com/hc/en-us/articles/360051949733-How-can-I-become-a-PreferMember',
    },
    {
      title: 'Melhores Destinos: ConnectMiles tiers and Star Alliance status, 2015 (in Portuguese)',
      url: 'https://www.melhoresdestinos.com.br/copa-connectmiles-milhas.html',
    },
    {
      title: 'Meilenoptimieren: ShebaMiles Gold and Star Alliance Gold from 2022 (in German)',
      url: 'https://meilenoptimieren.com/ethiopian-airlines-shebamiles-aendert-statusqualifikation-ab-2022/',
    },
    {
      title: 'TravelG: Air Canada 50K and Star Alliance Gold',
      url: 'https://travelg.com/content/news/air-canada-altitude-news',
    },
    {
      title: 'Asian Miler: tiers of Asiana Club',
      url: 'https://asianmiler.com/star-alliance-loyalty-asiana-club/',
    },
    {
      title: 'LoyaltyLobby: elite program of Lifemiles from 2023',
      url: 'https://loyaltylobby.com/2023/01/06/avianca-lifemiles-makes-changes-to-the-elite-program-for-2023-membership-year-and-beyond/',
    },
  ],
  id: 'iata',
  columns: {
    airline: text({ label: 'Airline' }),
    iata: text({ label: 'Code', pattern: /^[A-Z0-9]{2}$/, code: true }),
    alliance: text({ label: 'Alliance', choices: ['Star Alliance', 'oneworld', 'SkyTeam'] }),
    joined: date({ label: 'Joined', precision: 'year' }),
    program: text({ label: 'Program' }),
    tier: text({ label: 'Lowest tier with lounges', unknown: true }),
    allianceTier: text({
      label: 'Counts as',
      choices: ['Star Alliance Gold', 'oneworld Sapphire', 'SkyTeam Elite Plus'],
    }),
    asOf: date({ label: 'As of', precision: 'year' }),
  },
});
