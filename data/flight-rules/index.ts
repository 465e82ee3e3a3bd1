import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const flightRules = dataSet({
  title: 'Rules on delayed, canceled, and overbooked flights',
  day: '2026-11-27',
  sources: [
    // EU 261: scope, amounts, care, refund; the 3 hours for delays are from case law.
    {
      title: 'Regulation (EC) No 261/2004',
      url: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj',
    },
    // UK 261.
    {
      title: 'Regulation (EC) No 261/2004 as it applies in the UK',
      url: 'https://www.legislation.gov.uk/eur/2004/261',
    },
    {
      title: 'UK261: amounts, scope, time limits (Kaeltripton, after the Civil Aviation Authority)',
      url: 'https://www.kaeltripton.com/flight-delay-compensation-uk-2026/',
    },
    // Canada: amounts and scope.
    {
      title: 'Air Passenger Protection Regulations, section 19',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/section-19.html',
    },
    {
      title: 'Flight delays and cancellations: a guide (Canadian Transportation Agency)',
      url: 'https://otc-cta.gc.ca/eng/publication/flight-delays-and-cancellations-a-guide',
    },
    {
      title: 'Air Passenger Protection Regulations, section 20 (denied boarding)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2019-150/section-20.html',
    },
    // United States: refunds; the amounts for denied boarding.
    {
      title: '14 CFR part 260, refunds for airline fare and ancillary fees',
      url: 'https://www.ecfr.gov/current/title-14/part-260',
    },
    {
      title: 'US DOT requires automatic refunds (European Regions Airline Association)',
      url: 'https://eraa.org/us-dot-requires-automatic-refunds-consumers',
    },
    {
      title: 'Federal Register 2024-10-24: denied boarding compensation limits',
      url: 'https://regulations.justia.com/regulations/fedreg/2024/10/24/2024-23588.html',
    },
    // Turkey: scope and amounts; the time limit.
    {
      title: 'SHY-Passenger, care and compensation (Erdem & Erdem, 2011)',
      url: 'https://erdem-erdem.av.tr/book/newsletter/2011/files/assets/basic-html/page-356.html',
    },
    {
      title: 'Turkey: compensation for delays since 2024-12-10 (Hukuki Haber, in Turkish)',
      url: 'https://hukukihaber.net/rotarli-ucuslarda-yolculara-odenen-tazminat-miktari-hesaplanirken-tazminatin-odendigi-gune-a',
    },
    {
      title: 'Time limits in air transport in Turkey (MGC Legal, in Turkish)',
      url: 'https://www.mgc.com.tr/hava-tasimaciliginda-zaman-asimi-sureleri/',
    },
    // Brazil.
    {
      title: 'Passenger guide, Resolution 400 (BH Airport)',
      url: 'https://site.bh-airport.com.br:443/SitePages/en/passageiro/guia.aspx',
    },
    // Montreal Convention: limits since 2024-12-28.
    {
      title: 'International air travel liability limits set to increase (ICAO, 2024-10-18)',
      url: 'https://icao.int/Newsroom/Pages/FR/International-air-travel-liability-limits-set-to-increase,-enhancing-customer-compensation--.aspx',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z0-9]+)*$/ }),
    rule: text({ label: 'Rule' }),
    applies: text({ label: 'When it applies' }),
    care: text({ label: 'Food, hotel' }),
    refund: text({ label: 'Refund or rerouting' }),
    compensation: text({ label: 'Compensation' }),
    limit: text({ label: 'Time limit' }),
    law: link({ label: 'Legal text' }),
  },
});
