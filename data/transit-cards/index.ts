import { dataSet, date, link, text } from '../../plugins/tables/node/index.ts';

export const transitCards = dataSet({
  title: 'Transit cards for visitors',
  day: '2026-11-21',
  sources: [
    {
      title: 'EasyCard: adult card',
      url: 'https://www.easycard.com.tw/en/easycard?cls=1521769569&id=1521769904',
    },
    {
      title: 'FWA: EasyCard guide, 2026-05-21',
      url: 'https://fwnews.com.tw/?p=37929',
    },
    {
      title: 'Wanderful Singapore: the EZ-Link card',
      url: 'https://www.wanderfulsingapore.com/ez-link-cards',
    },
    {
      title: 'SimplyGo: contactless bank cards, with the fee on cards issued abroad',
      url: 'https://www.simplygo.com.sg/faqs/cards-and-charms/simplygo/contactless-bank-cards/',
    },
    { title: 'Wikipedia: EZ-Link', url: 'https://en.wikipedia.org/wiki/EZ-link' },
    {
      title: 'Localests: ICOCA',
      url: 'https://localests-jp.com/icoca-the-best-ic-card-in-japan-potentially/',
    },
    {
      title: 'Samurai Tours: Suica and ICOCA cards',
      url: 'https://www.samuraitours.com/about-japan/suica-icoca-cards/',
    },
    {
      title: 'Myki questions and answers, 2024-01',
      url: 'https://aydar.site/travel/single-trip-myki',
    },
    {
      title: 'uhomes: Myki',
      url: 'https://en.uhomes.com/blog/melbourne-myki-transport-card-application-tips',
    },
    {
      title: 'Transport Victoria: contactless payment',
      url: 'https://transport.vic.gov.au/tickets-and-payments/contactless',
    },
    {
      title: 'LCI: Navigo Easy is sold for 2 euros, 2021-10 (in French)',
      url: 'https://www.lci.fr/societe/metro-transports-a-paris-arret-progressif-des-ventes-de-carnets-de-tickets-papier-2198926.html',
    },
    {
      title: 'France Bleu: Navigo Easy, 2019-10 (in French)',
      url: 'https://www.francebleu.fr/infos/transports/le-prix-de-la-carte-1572546275',
    },
    {
      title: 'Yahoo Style: ways to pay in Paris without a paper ticket (in French)',
      url: 'https://fr.style.yahoo.com/fin-ticket-m%C3%A9tro-quelles-alternatives-150451263.html',
    },
    {
      title: 'Introducing Hong Kong: Octopus card',
      url: 'https://www.introducinghongkong.com/octopus-card',
    },
    {
      title: 'Octopus: cards that are not used (in Chinese)',
      url: 'https://www.octopus.com.hk/tc/consumer/octopus-cards/proper-use/inactive-smart-octopus/index.html',
    },
    {
      title: 'Patnotebook: Octopus App for Tourists',
      url: 'https://www.patnotebook.com/hong-kong-octopus-app-for-tourists/',
    },
    {
      title: 'amNY: fares of the MTA from January 2026 and the OMNY card',
      url: 'https://www.amny.com/nyc-transit/mta-revises-subway-bus-fare-hike-plan-2025',
    },
    { title: 'Opal: frequently asked questions', url: 'https://www.opal.com.au/en/faqs/' },
    {
      title: 'Oysterfares: the card costs more from 2025-09-07',
      url: 'https://oysterfares.com/?p=8323',
    },
    {
      title: 'Rail Plus: Oyster card, questions',
      url: 'https://www.railplus.co.nz/sights-and-transport/oyster-card-london/faqs.htm',
    },
    {
      title: 'OV-chipkaart: price list',
      url: 'https://www.ov-chipkaart.nl/everything-about-travelling/price-list.htm',
    },
    {
      title: 'IamExpat: the OV-pas replaces the OV-chipkaart by the end of 2027, 2026-01',
      url: 'https://www.iamexpat.nl/expat-info/dutch-news/ov-chipkaart-be-replaced-ov-pas-end-2027',
    },
    {
      title: 'DutchBrief: price and validity of the OV-pas',
      url: 'https://www.dutchbrief.com/p/the-ov-chipkaart-is-being-retired-after-nearly-20-years',
    },
    {
      title: 'Allgobus: getting the balance of an OV-chipkaart back',
      url: 'https://www.allgobus.nl/en-gb/nieuws/hoeveel-staat-er-nog-op-jouw-oude-ov-chipkaart',
    },
    {
      title: 'Rail Plus: conditions of the Suica card',
      url: 'https://www.railplus.com.au/japan-by-rail/suica-card-japan-metro-card/conditions.htm',
    },
    {
      title: 'Discover Korea 360: T-money, 2026',
      url: 'https://discoverkorea360.com/t-money-card-guide-2026-ride-koreas-transport',
    },
    {
      title: 'Korea Now: T-money has no expiry',
      url: 'https://koreanowconsultation.com/koreapedia/transportation/t-money/',
    },
    {
      title: 'Chosun: topping up T-money with foreign cards, 2025-10',
      url: 'https://biz.chosun.com/en/en-society/2025/10/16/Z2CV3YWL3NBN7NZXLLAW6GOLUI/?outputType=amp',
    },
    {
      title: 'Welcome Suica Mobile: questions about the iPhone app',
      url: 'https://apfaq.mobilesuica.com/faq/show/6913?site_domain=wsm',
    },
    {
      title: 'Ata Distance: Suica, PASMO, and ICOCA in Apple Pay',
      url: 'https://atadistance.net/category/apple/iphone/',
    },
    {
      title: 'Ata Distance: Welcome Suica',
      url: 'https://atadistance.net/2019/02/20/welcome-suica/',
    },
    {
      title: 'nerz.jp: Welcome Suica, 2024-12',
      url: 'https://nerz.jp/2024/12/17/welcome-suica-and-pasmo-passport-a-complete-guide',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    card: text({ label: 'Card' }),
    area: text({ label: 'Area' }),
    price: text({ label: 'Price or deposit', unknown: true }),
    refund: text({ label: 'Money back', unknown: true }),
    phone: text({ label: 'On the phone', unknown: true }),
    alsoIn: text({ label: 'Also works in', unknown: true }),
    expiry: text({ label: 'Expires', unknown: true }),
    site: link({ label: 'Official site' }),
    asOf: date({ label: 'As of', precision: 'month', none: true }),
  },
});
