import { dataSet, date, link, text } from '../../plugins/tables/node/index.ts';

export const rideServices = dataSet({
  title: 'Taxi, ride-hailing and carpool services',
  day: '2026-11-21',
  sources: [
    {
      title: 'BlaBlaCar: paying and communicating with drivers',
      url: 'https://support.blablacar.com/hc/en-gb/articles/4405054042769-Paying-and-communicating-with-drivers',
    },
    {
      title: 'BlaBlaCar: terms and conditions of 2026-06-15',
      url: 'https://legal.blablacar.com/en-in/?p=6565',
    },
    {
      title: 'Bolt: payment methods, Thailand',
      url: 'https://bolt.eu/en-th/support/articles/115002917734',
    },
    {
      title: 'Minisoonline: where Bolt drives and how it is paid',
      url: 'https://minisoonline.com/qa/how-do-you-pay-for-bolt.html',
    },
    {
      title: 'Bolt: choosing a payment method, with cash in some cities',
      url: 'https://support.taxify.eu/hc/en-us/articles/115002917734-Adding-or-Choosing-a-Payment-Method',
    },
    {
      title: 'Cabify: how to pay, by country (in Spanish)',
      url: 'https://help.cabify.com/hc/es/articles/115001351325--C%C3%B3mo-puedo-pagar-en-Cabify',
    },
    {
      title: 'Careem: adding a card',
      url: 'https://help.careem.com/hc/en-us/articles/4403223204499-Adding-and-removing-a-credit-debit-card',
    },
    {
      title: 'Careem: changing the payment method, with cash (in Urdu)',
      url: 'https://help.careem.com/hc/ur/articles/360001609627',
    },
    {
      title: 'Abacus (South China Morning Post): how to hail a DiDi in China',
      url: 'https://abacusnews.com/china-survival-guide/how-hail-didi-china/article/3014566',
    },
    {
      title: 'Travel.Cards: DiDi takes foreign cards, 2026-01 (in Russian)',
      url: 'https://news.travel.cards/posts/kitai-bez-nalichnykh-kak-platit-i-vyzyvat-taksi-s-inostrannoi-kartoi',
    },
    {
      title: 'China TravelNote: paying for DiDi, cash among it',
      url: 'https://china-travelnote.com/faq/15432803-Do_Didi_drivers_accept_cash_payment-Jiangmen_Guangdong.html',
    },
    {
      title: 'Lyft: agreement to acquire FREENOW, with its countries, 2025-04 (Business Wire)',
      url: 'https://www.businesswire.com/news/home/20250415370847/en/',
    },
    {
      title: 'FREENOW: payment in the app, or to the driver in cash or by card (United Kingdom)',
      url: 'https://driver.free-now.com/hc/en-gb/articles/9102849175954',
    },
    {
      title: 'GO: payment methods of GO Pay',
      url: 'https://support.go.goinc.jp/hc/en-us/articles/25883291507097-Available-payment-methods-and-how-to-register-for-GO-Pay',
    },
    {
      title: 'GO: settlement by payment method, with cash in the car',
      url: 'https://support.go.goinc.jp/hc/en-us/articles/49514093507225',
    },
    {
      title: 'Grab Philippines: rides by card and by cash',
      url: 'https://www.grab.com/ph/blog/grabpay/',
    },
    {
      title: 'The Paypers: ways to pay for Grab in Southeast Asia',
      url: 'https://thepaypers.com/payments/news/singapore-grab-launches-grabpay-credits',
    },
    {
      title: 'inDrive: questions of passengers',
      url: 'https://indriver.com/en/questions/',
    },
    {
      title: 'Korea Economic TV: Kakao T, paid by the app or to the driver, 2018-10 (in Korean)',
      url: 'https://wowtv.co.kr/NewsCenter/News/Read?articleId=X20181004174944',
    },
    {
      title: 'Lyft: how to add or update payment info',
      url: 'https://help.lyft.com/hc/en-us/rider/articles/115013080408',
    },
    {
      title: 'TinyGrab: no cash on Lyft in the United States and Canada',
      url: 'https://tinygrab.com/can-i-pay-cash-on-lyft/',
    },
    {
      title: 'Uber: accepting cash',
      url: 'https://help.uber.com/driving-and-delivering/article/accepting-cash-?nodeId=cae4b926-03d6-4ebf-81c4-75953ef54c0c',
    },
    {
      title: 'Yandex Go Serbia: payment methods',
      url: 'https://taxi.yandex.rs/en_rs/support/taxi-all-app/how-to-order/payment-method.html',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    service: text({ label: 'Service' }),
    area: text({ label: 'Where' }),
    kind: text({
      label: 'Kind',
      choices: ['Carpool', 'Private cars', 'Taxis', 'Taxis and private cars'],
    }),
    cash: text({ label: 'Cash', choices: ['Yes', 'In some places', 'No'], unknown: true }),
    card: text({ label: 'Card', unknown: true }),
    site: link({ label: 'Official site' }),
    asOf: date({ label: 'As of', precision: 'month', none: true }),
  },
});
