import { dataSet, link, list, number, text } from '../../plugins/tables/node/index.ts';

export const railways = dataSet({
  title: 'Railways by country',
  day: '2026-11-25',
  sources: [
    {
      title: 'Amtrak: tickets up to eleven months ahead',
      url: 'https://www.amtrak.com/contact-us/top-10-faq-questions.html',
    },
    {
      title: 'Amtrak: NextGen Acela, 160 mph',
      url: 'https://media.amtrak.com/',
    },
    {
      title: 'České dráhy: tickets sixty days ahead, 2021-11 (in Czech)',
      url: 'https://www.cd.cz/',
    },
    {
      title: 'České dráhy: international trains three months ahead, 2024 (in Czech)',
      url: 'https://ceskedrahy.cz/tiskove-centrum/tiskove-zpravy/na-fotbalove-euro-2024-pohodlne-vlakem',
    },
    {
      title: 'China Railway 12306 sells 15 days ahead, 2024-01 (Snip2Snack)',
      url: 'https://www.snip2snack.com/english/news/202401/t20240108_132529.html',
    },
    {
      title: 'CP: tickets sixty days ahead',
      url: 'https://cp.pt/info/en/online-ticket-office-terms',
    },
    {
      title: 'Deutsche Bahn: tickets twelve months ahead',
      url: 'https://int.bahn.de/en/faq/buy-a-bc-advance',
    },
    {
      title: 'FIP Guide: seat reservations by railway',
      url: 'https://www.fipguide.org/en/operator',
    },
    {
      title: 'Indian Railways: sixty days, 2024-10 (The Hindu BusinessLine)',
      url: 'https://www.thehindubusinessline.com/economy/logistics/time-for-advance-ticket-booking-reduced-to-60-days-railways/article68764589.ece',
    },
    {
      title: 'Indian Railways: unreserved tickets (UTS)',
      url: 'https://www.utsonmobile.indianrail.gov.in/',
    },
    {
      title: 'Korail: booking from one month ahead, 7:00 in the morning',
      url: 'https://www.korail.com/global/eng/main',
    },
    {
      title: 'National Rail: when tickets go on sale',
      url: 'https://www.nationalrail.co.uk/',
    },
    {
      title: 'NS International: when tickets go on sale',
      url: 'https://www.nsinternational.com/en/buy-train-tickets/when-book-train-tickets',
    },
    {
      title: 'ÖBB: the cheapest tickets 180 to 15 days ahead, 2021-06 (oe24, in German)',
      url: 'https://www.oe24.at/businesslive/oesterreich/oebb-startet-mit-bonus-fuer-fruehbucher/481828112',
    },
    {
      title: 'ÖBB: seats on domestic trains 180 days ahead, 2024-07 (Kurier, in German)',
      url: 'https://kurier.at/motor/news/wie-lange-ist-mein-sitzplatz-im-zug-wirklich-reserviert/402924543',
    },
    {
      title: 'ÖBB: open access to trains, without compulsory seats (in German)',
      url: 'https://oebb.at/de/fragen-und-antworten/fahrplan/baustellen-verstaerkerzuege',
    },
    {
      title: 'PKP Intercity: 120 days on EIC and EIP since 2025-12-03 (Spider’s Web, in Polish)',
      url: 'https://spidersweb.pl/2025/12/pkp-intercity-pendolino-bilety-sprzedaz.html',
    },
    {
      title: 'Renfe: blocks of sale in Galicia, 2025-03 (La Voz de Galicia, in Spanish)',
      url: 'https://lavozdegalicia.es/noticia/galicia/2025/03/27/limitada-anticipacion-venta-billetes-renfe-causa-fuga-usuarios-avion/0003_202503G27P4991.htm',
    },
    {
      title: 'SBB: supersaver tickets',
      url: 'https://www.sbb.ch/en/help-and-contact/products-services/apps/sbb-mobile-sbb-preview/sbb-mobile-app.html',
    },
    {
      title: 'SJ: releases of tickets by season, 2023-01 (Riedia)',
      url: 'https://www.riedia.com/app/article/63ce8753a130dbe544b601d8/train-tickets-delayed-spring-holidays/',
    },
    {
      title: 'smartEX: when reservations open on the Tokaido, Sanyo and Kyushu Shinkansen',
      url: 'https://smart-ex.jp/en/reservation/useful/accept_time/',
    },
    {
      title: 'SNCB: tickets 31 days ahead (in French)',
      url: 'https://www.belgianrail.be/fr/service-clientele/faq/achat-en-ligne.aspx',
    },
    {
      title: 'SNCF Connect: opening of ticket sales, with Eurostar',
      url: 'https://www.sncf-connect.com/en-en/help/ticket-sales-opening',
    },
    {
      title: 'Taiwan High Speed Rail: early bird discounts',
      url: 'https://en.thsrc.com.tw/ArticleContent/da4e4552-97f3-427f-93fc-a79af439f80e',
    },
    {
      title: 'Taiwan High Speed Rail: reserved and non-reserved seats',
      url: 'https://pass.thsrc.com.tw/oatsb2c/home.do?clickId=cb367ab9d0&spm=Activity.PackageDetailsPopups.Link',
    },
    {
      title: 'Taiwan High Speed Rail: when bookings open (Time.news, 2026)',
      url: 'https://time.news/taiwan-railway-hsr-tickets-2026-sales-dates-holiday-booking-guide-this-weekly/',
    },
    {
      title: 'Taiwan Railway: 28 days, 2020-07 (Taiwan News)',
      url: 'https://www.taiwannews.com.tw/en/news/3975548',
    },
    {
      title: 'Trenitalia: reservations six months ahead (in Italian)',
      url: 'https://www.trenitalia.com/it/informazioni/la_guida_del_viaggiatore/acquisto_utilizzoemodificabigliettonazionale.html',
    },
    {
      title: 'UIC: high-speed lines and their top speeds',
      url: 'https://uic.org/passenger/highspeed/',
    },
    {
      title: 'Wikipedia: high-speed railway lines, after UIC, top speeds',
      url: 'https://en.wikipedia.org/wiki/List_of_high-speed_railway_lines',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    country: list({ label: 'Country', of: 'country' }),
    operator: text({ label: 'Operator' }),
    horizon: text({ label: 'Sold ahead', unknown: true }),
    reservation: text({
      label: 'Seat reservation, long-distance trains',
      choices: ['Compulsory', 'Compulsory on some trains', 'Optional', 'None on domestic trains'],
    }),
    fares: text({ label: 'Fares', choices: ['Mostly fixed', 'Cheaper early'], unknown: true }),
    speed: number({ label: 'Top speed', unit: 'km/h', integer: true, unknown: true }),
    site: link({ label: 'Tickets and timetable' }),
  },
});
