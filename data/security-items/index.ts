import { dataSet, date, link, type RowOf, text } from '../../plugins/data/node/index.ts';

export const securityItems = dataSet({
  title: 'What may go through airport security',
  day: '2026-11-22',
  sources: [
    {
      title: 'Regulation (EU) 2015/1998, attachment 4-C, quoted by Austrian Airlines',
      url: 'https://www.austrian.com/us/en/regulation-passengers-and-carry-on-baggage',
    },
    {
      title: 'Transportstyrelsen: restrictions on liquids and prohibited items list',
      url: 'https://transportstyrelsen.se/en/aviation/information-for-passengers/restrictions-on-liquids-and-prohibited-items-list',
    },
    {
      title: 'The Independent: approved scanners and 2 liters in the EU, 2025-07',
      url: 'https://www.independent.co.uk/travel/news-and-advice/liquid-restriction-100ml-scrapped-europe-b2797152.html',
    },
    {
      title: 'nidirect: air travel, hand baggage and hold luggage rules',
      url: 'https://www.nidirect.gov.uk/articles/air-travel-hand-baggage-and-hold-luggage-rules',
    },
    {
      title: 'GOV.UK: hand luggage restrictions at UK airports',
      url: 'https://www.gov.uk/hand-luggage-restrictions',
    },
    {
      title: 'VisaHQ: Heathrow abolishes the 100 ml rule, 2026-01-23',
      url: 'https://www.visahq.com/news/2026-01-23/gb/heathrow-abolishes-100-ml-liquids-rule-after-1-billion-ct-scanner-upgrade',
    },
    {
      title: 'TSA: medically necessary liquids, gels and aerosols',
      url: 'https://www.tsa.gov/traveler-information/medically-necessary-liquids-gels-and-aerosols',
    },
    {
      title: 'TSA: what can I bring?',
      url: 'https://www.tsa.gov/travel/security-screening/whatcanibring/all',
    },
    {
      title: 'TSA: prohibited items, allowing small scissors and small tools, 70 FR 72930',
      url: 'https://regulations.justia.com/regulations/fedreg/2005/12/08/05-23817.html',
    },
    {
      title: '49 CFR 175.10: exceptions for passengers',
      url: 'https://www.ecfr.gov/current/title-49/section-175.10',
    },
    {
      title: 'Qazinform: the 67th edition of the IATA dangerous goods rules, 2026-03-12',
      url: 'https://qazinform.com/news/iata-updates-passenger-baggage-rules-for-batteries-and-personal-items-7f4ff8',
    },
    {
      title: 'UK Civil Aviation Authority: power banks from 27 March 2026',
      url: 'https://www.caa.co.uk/commercial-industry/airlines/dangerous-goods/changes-to-rules-on-the-carriage-of-lithium-cellsbatteries-and-power-banks/',
    },
    {
      title: 'CAPA: China bans uncertified power banks on domestic flights, 2025-06-27',
      url: 'https://centreforaviation.com/news/china-bans-uncertified-power-banks-on-domestic-services-1322731',
    },
    {
      title: 'Jetstar: limits for liquids, aerosols, gels and powders',
      url: 'https://jetstar.com/jp/en/help/articles/what-are-the-limits-for-liquids-aerosols-gels-and-powders',
    },
    {
      title: 'ASIS Victoria: airport powder restrictions, 2018-07-02',
      url: 'https://asisvictoria.org.au/news-article/!/52/post/changes-to-airport-powder-restrictions',
    },
    {
      title: 'Kodak Professional: CT scanning X-ray technology and film',
      url: 'https://kodakprofessional.com/photographers/resources/ct-scanning-x-ray-technology-and-film',
    },
  ],
  id: 'id',
  columns: {
    item: text({ label: 'Item' }),
    region: text({
      label: 'Where it holds',
      choices: ['World', 'European Union', 'United Kingdom', 'United States', 'Australia', 'China'],
    }),
    cabin: text({ label: 'Cabin', choices: ['Yes', 'With limits', 'No'] }),
    hold: text({ label: 'Hold', choices: ['Yes', 'With limits', 'No'] }),
    rule: text({ label: 'Rule or limit', none: true }),
    page: link({ label: 'Official page' }),
    asOf: date({ label: 'As of', precision: 'month', unknown: true }),
    id: text({ label: 'Id', code: true }),
  },
});

/** One item at one place. */
export type SecurityItem = RowOf<typeof securityItems>;
