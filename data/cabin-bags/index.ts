import { dataSet, date, number, type RowOf, text } from '../../plugins/data/node/index.ts';

export const cabinBags = dataSet({
  title: 'Cabin bags by airline, economy class',
  day: '2026-11-22',
  sources: [
    {
      title: 'Ace: carry-on restrictions of airlines, 2025-04-21',
      url: 'https://ace-bags.com/en-tw/products/litentry-briefcase-large-55163',
    },
    {
      title: 'OVB: hand baggage rules of airlines, 2024-01-18 (in German)',
      url: 'https://www.ovb-heimatzeitungen.de/bayern/2024/01/18/die-handgepaeck-regeln-der-airlines.ovb/amp',
    },
    {
      title: 'The Sun: hand baggage of easyJet, Jet2, Ryanair, 2025-08-21',
      url: 'https://www.thesun.ie/travel/15722580/hand-luggage-easyjet-jet2-ryanair-ba-wizz-tui/',
    },
    {
      title: 'A to Z Guides, after the BBC: British Airways, easyJet, Ryanair, Wizz Air',
      url: 'https://atoz-guides.com/?p=84077',
    },
    {
      title: 'Cabin-Size: large and small cabin bags by airline (in German)',
      url: 'https://cabin-size.de/koffergroesse-handgepaeck/',
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
      title: 'Parkos: hand baggage of large airlines (in German)',
      url: 'https://de-ch.parkos.com/blog/die-richtlinien-fuer-handgepaeck-bei-den-10-groessten-fluggesellschaften/',
    },
  ],
  id: 'iata',
  columns: {
    airline: text({ label: 'Airline' }),
    iata: text({ label: 'Code', pattern: /^[A-Z0-9]{2}$/, code: true }),
    cabinBag: text({ label: 'Cabin bag, cm', unknown: true }),
    sum: number({ label: 'Sum', unit: 'cm', integer: true }),
    weight: number({ label: 'Up to', unit: 'kg', integer: true, unknown: true }),
    smallBag: text({ label: 'Small bag, cm', unknown: true }),
    included: text({
      label: 'Cabin bag included',
      choices: ['With most fares', 'For a charge'],
      unknown: true,
    }),
    asOf: date({ label: 'As of', precision: 'month' }),
  },
});

/** The cabin bag of one airline. */
export type CabinBag = RowOf<typeof cabinBags>;
