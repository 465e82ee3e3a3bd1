import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const cabinBags = dataSet({
  title: 'Cabin bags by airline, economy class',
  day: '2025-10-31',
  sources: [
    {
      title: 'Finnair: carry-on baggage',
      url: 'https://finnair.com/us/gb/information-services/baggage/carry-on-baggage',
    },
    {
      title: 'Lufthansa: carry-on baggage',
      url: 'https://www.lufthansa.com/in/en/Carry-on-baggage',
    },
    {
      title: 'Emirates: cabin baggage rules',
      url: 'https://www.emirates.com/th/english/before-you-fly/baggage/cabin-baggage-rules.aspx',
    },
    {
      title: 'Qantas: carry-on baggage',
      url: 'https://www.qantas.com/us/en/travel-info/baggage/carry-on-baggage.html',
    },
    {
      title: 'El Al: hand baggage policy',
      url: 'https://www.elal.com/en/PassengersInfo/Baggage/Pages/Hand-Bag.aspx',
    },
    {
      title: 'Turkish Airlines: cabin baggage',
      url: 'https://www.turkishairlines.com/en-int/travel-information/baggage/cabin-baggage',
    },
    {
      title: 'SeatMaestro: Cathay Pacific',
      url: 'https://www.seatmaestro.com/airlines-seating-maps/cathay-pacific-airways/baggage-and-carry-on-allowance/',
    },
    {
      title: 'SeatMaestro: Icelandair',
      url: 'https://www.seatmaestro.com/airlines-seating-maps/icelandair/baggage-and-carry-on-allowance/',
    },
    {
      title: 'SeatMaestro: Singapore Airlines',
      url: 'https://www.seatmaestro.com/airlines-seating-maps/singapore-airlines/baggage-and-carry-on-allowance/',
    },
    {
      title: 'Cestee: Qatar Airways',
      url: 'https://www.cestee.com/airline/qatar-airways/luggage',
    },
    {
      title: 'Tumi: carry-on sizes and weights of airlines',
      url: 'https://www.tumi-hk.com/zh/airline-carry-on-guide.html',
    },
    {
      title: 'Bagking: Air Canada',
      url: 'https://www.bagking.com/en-ca/pages/carry-on-regulations',
    },
    {
      title: 'Air France: hand baggage',
      url: 'https://www.airfrance.com/LB/en/common/guidevoyageur/pratique/preparer_bagage_cabine_airfrance.htm',
    },
    {
      title: 'Norwegian: new hand baggage rules (Aviation24, 2020-01-24)',
      url: 'https://www.aviation24.be/airlines/norwegian-air-shuttle/charges-for-bringing-your-bigger-hand-baggage-on-board/',
    },
    {
      title: 'Airlines for Europe: minimum size of the personal bag, October 2025 (CAPA)',
      url: 'https://centreforaviation.com/news/a4e-adopts-standardised-personal-bag-minimum-size-1336772',
    },
    {
      title: 'Japan Airlines: carry-on baggage',
      url: 'https://www.jal.co.jp/en/inter/baggage/inflight/',
    },
    {
      title: 'ANA: carry-on baggage size and rules, international flights',
      url: 'https://www.ana.co.jp/en/jp/guide/boarding-procedures/baggage/international/carry-rule/',
    },
    {
      title: 'Korean Air: carry-on items allowed',
      url: 'https://www.koreanair.com/mobile/global/en/traveling/baggage-services/carry-on-items-allowed.html',
    },
    {
      title: 'First-Time Flyer: carry-on and personal item sizes of US airlines',
      url: 'https://firsttimeflyerhq.com/carry-on-baggage-size-guide/',
    },
    {
      title: 'Ace: carry-on restrictions of airlines, 2025-04-21',
      url: 'https://ace-bags.com/en-tw/products/litentry-briefcase-large-55163',
    },
    {
      title: 'The Sun: hand baggage of easyJet, Jet2, Ryanair, 2025-08-21',
      url: 'https://www.thesun.ie/travel/15722580/hand-luggage-easyjet-jet2-ryanair-ba-wizz-tui/',
    },
    {
      title: 'OVB: hand baggage rules of airlines, 2024-01-18 (in German)',
      url: 'https://www.ovb-heimatzeitungen.de/bayern/2024/01/18/die-handgepaeck-regeln-der-airlines.ovb/amp',
    },
  ],
  id: 'iata',
  columns: {
    airline: text({ label: 'Airline' }),
    iata: text({ label: 'Code', pattern: /^[A-Z0-9]{2}$/, code: true }),
    // Some airlines limit the sum of the sides only.
    cabinBag: text({ label: 'Cabin bag, cm', none: true }),
    sum: number({ label: 'Sum', unit: 'cm', integer: true }),
    // Some airlines state no weight.
    weight: number({ label: 'Up to', unit: 'kg', integer: true, none: true }),
    // Some airlines say only that it must fit under the seat.
    smallBag: text({ label: 'Small bag, cm', unknown: true, none: true }),
    included: text({
      label: 'Cabin bag included',
      choices: ['With most fares', 'For a charge'],
    }),
  },
});
