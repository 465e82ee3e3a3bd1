import {
  country,
  dataSet,
  date,
  link,
  number,
  type RowOf,
  text,
} from '../../plugins/data/node/index.ts';

export const railways = dataSet({
  title: 'Railways by country',
  day: '2026-11-21',
  sources: [
    {
      title: 'Rail Europe: how far in advance tickets can be booked',
      url: 'https://help.raileurope.com/article/40642-how-far-in-advance-can-i-book',
    },
    {
      title: 'Rail Europe: booking horizons by country',
      url: 'https://rail-europe-b2b.helpscoutdocs.com/article/509-booking-horizon',
    },
    {
      title: 'tagesschau: Deutsche Bahn sells twelve months ahead, 2024-09 (in German)',
      url: 'https://www.tagesschau.de/wirtschaft/verbraucher/bahn-vorbuchungsfrist-100.html',
    },
    {
      title: 'Berliner Zeitung: the nearer the day, the dearer the ticket, 2021 (in German)',
      url: 'https://www.berliner-zeitung.de/news/bahntickets-fuer-weihnachten-buchbar-so-fahren-sie-am-guenstigsten-li.188443',
    },
    {
      title:
        'Frankfurter Allgemeine: Italy, France and Spain want reservations, 2019-07 (in German)',
      url: 'https://www.faz.net/aktuell/rhein-main/interrail-pass-gefragt-wie-nie-16284321.html',
    },
    {
      title: 'Seatrez: seat reservations by country',
      url: 'https://seatrez.com/seat-reservations-for-europe/',
    },
    {
      title: 'Vietnam.vn: the countries with the fastest trains',
      url: 'https://vjs.vietnam.vn/en/khong-phai-duc-hay-nhat-day-la-quoc-gia-so-huu-tau-hoa-toc-do-nhanh-nhat',
    },
    {
      title:
        'Let’s Talk Geography: the fastest trains of China, France, Japan, Korea and Germany, 2024-02',
      url: 'https://letstalkgeography.com/web-stories/list-of-10-fastest-trains-in-the-world-2024/',
    },
    {
      title: 'SciMyst: the fastest trains',
      url: 'https://scimyst.com/top-10-fastest-trains-in-the-world-128082',
    },
    {
      title: 'BritRail: terms, reservations (in German)',
      url: 'https://de.britrail.net/1s2/Allgemeine-Gesch%C3%A4ftsbedingungen',
    },
    {
      title: 'Expert World Travel: reservations in Switzerland',
      url: 'https://expertworldtravel.com/swiss-travel-pass-flex/',
    },
    {
      title: 'China Railway 12306 sells 15 days ahead, 2024-01 (Snip2Snack)',
      url: 'https://www.snip2snack.com/english/news/202401/t20240108_132529.html',
    },
    {
      title: 'The Hindu BusinessLine: Indian Railways, 60 days, 2024-10',
      url: 'https://www.thehindubusinessline.com/economy/logistics/time-for-advance-ticket-booking-reduced-to-60-days-railways/article68764589.ece',
    },
    {
      title: 'Taiwan News: Taiwan Railways, 28 days, 2020-07',
      url: 'https://www.taiwannews.com.tw/en/news/3975548',
    },
    {
      title: 'Taiwan High Speed Rail: passes, reserved and non-reserved seats',
      url: 'https://pass.thsrc.com.tw/oatsb2c/home.do?clickId=cb367ab9d0&spm=Activity.PackageDetailsPopups.Link',
    },
    {
      title: 'Time.news: when Taiwan High Speed Rail opens its bookings, 2026',
      url: 'https://time.news/taiwan-railway-hsr-tickets-2026-sales-dates-holiday-booking-guide-this-weekly/',
    },
    {
      title: 'STA Travel: Taiwan High Speed Rail, speed',
      url: 'https://rail.statravel.com/taiwan-pass/a893-thsr-pass',
    },
    {
      title: 'smartEX: when reservations open on the Tokaido, Sanyo and Kyushu Shinkansen',
      url: 'https://smart-ex.jp/en/reservation/useful/accept_time/',
    },
    {
      title: 'Tokyo Cheapo: how shinkansen fares are made',
      url: 'https://tokyocheapo.com/travel/transport/how-much-does-it-cost-to-ride-the-shinkansen/',
    },
    {
      title: 'Trains: how the fares of Amtrak rise with demand, 2021-05',
      url: 'https://www.trains.com/trn/news-reviews/navigating-amtraks-long-distance-network-this-summer/',
    },
    {
      title: 'Travels with Kev: Amtrak takes reservations eleven months ahead, 2024',
      url: 'https://travelswithkev.com/amtrak-holiday-travel/',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    country: country({ label: 'Country' }),
    operator: text({ label: 'Operator' }),
    horizon: text({ label: 'Sold ahead', unknown: true }),
    reservation: text({
      label: 'Seat reservation',
      choices: ['Compulsory on fast trains', 'Compulsory on some fast trains', 'Optional'],
      unknown: true,
    }),
    fares: text({ label: 'Fares', choices: ['Mostly fixed', 'Rise with demand'], unknown: true }),
    speed: number({ label: 'Top speed', unit: 'km/h', integer: true, unknown: true }),
    site: link({ label: 'Tickets and timetable' }),
    asOf: date({ label: 'Sold ahead as of', precision: 'month', unknown: true }),
  },
});

/** One railway. */
export type Railway = RowOf<typeof railways>;
