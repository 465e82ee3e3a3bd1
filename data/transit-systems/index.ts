import {
  country,
  dataSet,
  date,
  link,
  list,
  number,
  text,
} from '../../plugins/tables/node/index.ts';

export const transitSystems = dataSet({
  title: 'Transit systems by city',
  day: '2026-11-26',
  sources: [
    {
      title: 'Wikipedia: list of metro systems, year, stations and length, as of 2026-07',
      url: 'https://en.wikipedia.org/wiki/List_of_metro_systems',
    },
    {
      title: 'kevin7261/adapt-metro: the table of that list, as data, 2026-07',
      url: 'https://github.com/kevin7261/adapt-metro',
    },
    {
      title: 'MobilityData: catalogs of the Mobility Database, 2026-08 (feeds)',
      url: 'https://github.com/MobilityData/mobility-database-catalogs',
    },
    {
      title: 'Metrodroid: supported cards and their cities, 2025-11',
      url: 'https://github.com/metrodroid/metrodroid',
    },
    {
      title: 'Far East Mobility: fare type of bus rapid transit, and cities that have it',
      url: 'https://brt.fareast.mobi/quane?param=45&c=Guiyang',
    },
    {
      title: 'Frank Noirot: fare schemes in major metro systems',
      url: 'https://franknoirot.co/posts/fares-in-metro-systems',
    },
    {
      title: 'IamExpat: OV-chipkaart and OV-pas, 2026-01 (Amsterdam)',
      url: 'https://www.iamexpat.nl/expat-info/dutch-news/ov-chipkaart-be-replaced-ov-pas-end-2027',
    },
    {
      title: 'ITS International: contactless payment in Athens, 2025-01',
      url: 'https://itsinternational.com/news/greek-chorus-welcomes-contactless-payment-athens-metro',
    },
    {
      title: 'Thailand One, 2024-08: the BTS in Bangkok',
      url: 'https://online.flippingbook.com/view/701230387/18-19',
    },
    {
      title: 'The Nation: the MRT moves to EMV contactless, 2026-02 (Bangkok)',
      url: 'https://www.nationthailand.com/news/policy/40063062',
    },
    {
      title: 'TMB: single metro tickets by bank card (Barcelona)',
      url: 'https://tmb.cat/en/conditions-purchase-single-metro-tickets-by-bank-card',
    },
    {
      title: 'Barcelona Secreta: single tickets on T-mobilitat, 2025-10 (in German)',
      url: 'https://barcelonasecreta.com/de/flughafen-einzelfahrscheine-t-mobilitat/',
    },
    {
      title: 'People’s Daily: Beijing metro takes foreign Mastercard and Visa, 2024-09',
      url: 'https://en.people.cn/n3/2024/0913/c90000-20219106.html',
    },
    {
      title: 'VBB: single ticket (Berlin)',
      url: 'https://www.vbb.de/en/tickets/single-fare-tickets/single-fare-ticket/',
    },
    {
      title: 'NFCW: STIB takes contactless cards, 2020-07 (Brussels)',
      url: 'https://www.nfcw.com/2020/07/07/366950/stib-switches-on-contactless-payments-across-brussels/',
    },
    {
      title: 'We Love Brussels: contactless payment, 2024-06',
      url: 'https://welovebrussels.org/2024/06/contactless-payment-brussels-public-transport',
    },
    {
      title: 'BKK: Pay&GO on all metro lines, 2026-04 (Budapest)',
      url: 'https://bkk.hu/en/news/2026/04/buy-and-validate-your-single-ticket-with-a-single-tap.16407/',
    },
    {
      title: 'CTA: buying fares (Chicago)',
      url: 'https://www.transitchicago.com/howto/buying-fares/',
    },
    {
      title: 'Regional Transportation Authority: questions (Chicago)',
      url: 'https://www.rtachicago.org/plan-your-trip/travel-tips/frequently-asked-questions',
    },
    {
      title: 'Copenhagen Metro: tickets and zones',
      url: 'https://intl.m.dk/travel-information/tickets-and-zones/',
    },
    {
      title: 'Rejsekort: why check-in doesn’t work with bank cards (Copenhagen)',
      url: 'https://rejsekort.dk/en/rejsekort_app/hjaelp/min-konto-og-mine-data',
    },
    {
      title: 'byteseu: the card Rejsekort ends in May 2026 (Copenhagen)',
      url: 'https://www.byteseu.com/?p=1825836',
    },
    {
      title: 'Free Press Journal: Delhi Metro fares, 2025-08',
      url: 'https://www.freepressjournal.in/business/delhi-metro-fares-revised-after-8-years-new-rates-up-to-64-20-discount-still-available',
    },
    {
      title: 'Business Standard: NCMC bank cards on the Delhi Metro, 2023-05',
      url: 'https://www.business-standard.com/amp/india-news/you-can-now-use-rupay-debit-card-for-traveling-in-delhi-metro-details-here-123052900323_1.html',
    },
    {
      title: 'Gulf News: nol cards, 2022-07 (Dubai)',
      url: 'https://gulfnews.com/living-in-uae/transport/what-is-the-nol-card-and-how-can-i-get-it-1.1657727638365',
    },
    {
      title: 'The HK Hub: bank cards on the MTR, 2024-08',
      url: 'https://thehkhub.com/mtr-passengers-can-pay-for-train-rides-with-mastercard-unionpay-cards-from-august-24/',
    },
    {
      title: 'Istanbulish: Istanbulkart and fares, 2024-01',
      url: 'https://istanbulish.com/public-transport-in-istanbul-istanbulkart-prices/',
    },
    {
      title: 'Metropolitano de Lisboa: contactless payment card, 2025-12',
      url: 'https://www.metrolisboa.pt/en/ride-on-metro-lisboa-with-contactless-payment-card/',
    },
    {
      title: 'Shortlist: Tube fares by zone from 2026-03 (London)',
      url: 'https://www.shortlist.com/travel/london-underground-fares-are-going-up-this-weekend-heres-how-much-youll-pay-for-the-tube',
    },
    {
      title: 'Aena: transport tickets (Madrid)',
      url: 'https://www.aena.es/en/madrid-barajas-airport/season-tickets--discounted-fares.html',
    },
    { title: 'Metroguides: Madrid (in German)', url: 'https://metroguides.info/city/madrid?ln=de' },
    {
      title: 'El Constitucional: card readers in over 400 turnstiles, 2026-04 (Madrid)',
      url: 'https://www.elconstitucional.es/en/communities/madrid/goodbye-to-the-ticket-the-metro-madrid-is-preparing-for-the-visit-of-the-pope-with-card-payment-at-the-turnstiles-starting-in-june_3924_102.html',
    },
    {
      title: 'Metro CDMX: fares and the MI card (in Spanish)',
      url: 'https://metrocdmx.mx/precios-metro-cdmx/',
    },
    {
      title: 'Infobae: bank cards at all stations, 2025-10 (Mexico City, in Spanish)',
      url: 'https://www.infobae.com/mexico/2025/10/26/metro-cdmx-moderniza-accesos-con-tarjetas-bancarias-y-dispositivos-inteligentes/',
    },
    {
      title: 'ATM: contactless pay as you go (Milan)',
      url: 'https://atm.it/en/ViaggiaConNoi/Biglietti/Pages/contactless_cards_metro.aspx',
    },
    {
      title: 'Moskara: fares of the MTA from 2026-01 (New York)',
      url: 'https://moskara.com/?p=3013',
    },
    {
      title: 'Railway PRO: Paris considers bank cards, 2026',
      url: 'https://www.railwaypro.com/wp/paris-wants-to-introduce-contactless-bank-card-payments/',
    },
    {
      title: 'Île-de-France Mobilités: fares of 2026 (Paris)',
      url: 'https://www.iledefrance-mobilites.fr/en/tarifs-titre-de-transport-en-commun-2026',
    },
    {
      title: 'ATAC: how the price is calculated with Tap & Go (Rome)',
      url: 'https://www.atac.roma.it/en/frequently-asked-questions/how-is-the-ticket-price-calculated-with-tap-go',
    },
    {
      title: 'BART: bank cards and Next Generation Clipper, 2025-12 (San Francisco Bay Area)',
      url: 'https://www.bart.gov/news/articles/2025/news20251021-2',
    },
    {
      title: 'Último Segundo: bank cards in the metro, 2025-12 (São Paulo, in Portuguese)',
      url: 'https://ultimosegundo.ig.com.br/brasil/sp/2025-12-01/metro-de-sp-aceita-cartao-nas-catracas--veja-como-funciona.html',
    },
    {
      title: 'Jornal Zona Sul: cards that the pilot takes, 2025-12 (São Paulo, in Portuguese)',
      url: 'https://jornalzonasul.com.br/linhas-verde-e-prata-aceitam-cartao-por-aproximacao/',
    },
    {
      title: 'Hangukin: transit card and public transport, 2026-06 (Seoul)',
      url: 'https://hangukin.ai/en/settlement/transit',
    },
    {
      title: 'Korea JoongAng Daily: foreign cards don’t work at the gates, 2025-12 (Seoul)',
      url: 'https://koreajoongangdaily.joins.com/news/2025-12-14/national/socialAffairs/Visitors-may-be-able-to-use-overseas-cards-to-tap-into-public-transport-per-govt-plan/2477083',
    },
    {
      title: 'Shine: foreign bank cards on the metro, 2025-06 (Shanghai)',
      url: 'https://www.shine.cn/news/metro/2506271031/',
    },
    {
      title: 'SimplyGo: contactless bank cards (Singapore)',
      url: 'https://www.simplygo.com.sg/faqs/cards-and-charms/simplygo/contactless-bank-cards/',
    },
    {
      title: 'Transport Ticketing: contactless payment in Stockholm, 2021-02',
      url: 'https://www.transport-ticketing.com/TT-content-hub/contactless-transit-payments-launched-across-stockholm',
    },
    {
      title: 'SL: terms, single tickets (Stockholm)',
      url: 'https://sl.se/en/eng-info/contact/terms-and-conditions2/2-range-of-traffic-services-tickets-and-prices/',
    },
    {
      title: 'Transport for NSW: how Opal fares work (Sydney)',
      url: 'https://transportnsw.info/tickets-opal/opal/fares-payments/how-opal-fares-work',
    },
    {
      title: 'Taipei Metro: fare table (in Chinese)',
      url: 'https://www.metro.taipei/cp.aspx?n=ECEADC266D7120A7',
    },
    {
      title: 'Focus Taiwan: credit cards in the metro from 2026-07-01 (Taipei)',
      url: 'https://focustaiwan.tw/society/202606300020',
    },
    {
      title: 'TTC: pay with a debit or credit card (Toronto)',
      url: 'https://ttc.ca/riding-the-ttc/Updates/Pay-your-fare-with-your-debit-or-credit-card',
    },
    {
      title: 'Visiting Vienna: public transport',
      url: 'https://www.visitingvienna.com/transport/public/',
    },
    {
      title: 'Metroguides: Vienna, no turnstiles (in German)',
      url: 'https://metroguides.info/city/vienna?ln=de',
    },
    {
      title: 'Metroguides: Berlin, no barriers (in German)',
      url: 'https://metroguides.info/city/berlin?ln=de',
    },
    {
      title: 'Mass Transit: Tap. Ride. Go., 2025-05 (Washington)',
      url: 'https://www.masstransitmag.com/technology/fare-collection/press-release/55293667/wmata-washington-metropolitan-area-transit-authority-wmata-customers-can-now-tap-ride-go-with-contactless-credit-debit-cards-at-metrorail-station-faregates',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    city: text({ label: 'City' }),
    country: country({ label: 'Country' }),
    network: text({ label: 'Network' }),
    modes: list({ label: 'Runs here' }),
    fare: text({ label: 'Fare by', choices: ['Flat', 'Zone', 'Distance'] }),
    tap: text({ label: 'Bank card', choices: ['Yes', 'Partly', 'No'], unknown: true }),
    how: text({ label: 'How to pay' }),
    card: text({ label: 'Stored card', unknown: true }),
    asOf: date({ label: 'Payment as of', precision: 'month', unknown: true }),
    site: link({ label: 'Official site' }),
    opened: date({ label: 'Opened', precision: 'year' }),
    stations: number({ label: 'Stations', integer: true, min: 1 }),
    length: number({ label: 'Length', unit: 'km', digits: 1, min: 1 }),
    // In the Mobility Database, by the operator; null where it has none.
    feed: link({ label: 'Timetable data', none: true, unknown: true }),
  },
});
