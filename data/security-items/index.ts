import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const securityItems = dataSet({
  title: 'What may go through airport security',
  day: '2026-11-25',
  sources: [
    {
      title: 'Regulation (EU) 2015/1998, chapter 4 and attachment 4-C',
      url: 'https://eur-lex.europa.eu/eli/reg_impl/2015/1998/oj',
    },
    {
      title: 'Transportstyrelsen: restrictions on liquids and prohibited items list',
      url: 'https://transportstyrelsen.se/en/aviation/information-for-passengers/restrictions-on-liquids-and-prohibited-items-list',
    },
    {
      title: 'GOV.UK: hand luggage restrictions at UK airports',
      url: 'https://www.gov.uk/hand-luggage-restrictions',
    },
    {
      title: 'nidirect: air travel, hand baggage and hold luggage rules',
      url: 'https://www.nidirect.gov.uk/articles/air-travel-hand-baggage-and-hold-luggage-rules',
    },
    {
      title: 'TSA: what can I bring?',
      url: 'https://www.tsa.gov/travel/security-screening/whatcanibring/all',
    },
    {
      title: 'TSA: medically necessary liquids, gels and aerosols',
      url: 'https://www.tsa.gov/traveler-information/medically-necessary-liquids-gels-and-aerosols',
    },
    {
      title: 'TSA: prohibited items, allowing small scissors and small tools, 70 FR 72930',
      url: 'https://regulations.justia.com/regulations/fedreg/2005/12/08/05-23817.html',
    },
    {
      title: 'Delta Air Lines: TSA powder restrictions',
      url: 'https://www.delta.com/us/en/advisories/other-alerts/tsa-powder-restrictions',
    },
    {
      title: 'GOV.UK: pack smartly and prepare for security, food and powders',
      url: 'https://www.gov.uk/government/news/be-travel-aware-pack-smartly-and-prepare-for-security',
    },
    {
      title: '49 CFR 175.10: exceptions for passengers',
      url: 'https://www.ecfr.gov/current/title-49/section-175.10',
    },
    {
      title: 'IATA: items that passengers can carry',
      url: 'https://www.iata.org/en/programs/cargo/dgr/dgr-guidance-passengers/',
    },
    {
      title: 'UK Civil Aviation Authority: power banks from 27 March 2026',
      url: 'https://www.caa.co.uk/commercial-industry/airlines/dangerous-goods/changes-to-rules-on-the-carriage-of-lithium-cellsbatteries-and-power-banks/',
    },
    {
      title: 'Civil Aviation Authority of Macao: two power banks per passenger',
      url: 'https://www.aacm.gov.mo/en/home-menu/travel-guide/frequently-asked/electronic-devices/202504/e787aab2dd2340c0b934f14948668b8f',
    },
    {
      title: 'Time Out: airports in the United Kingdom without the 100 ml limit, 2026-01-26',
      url: 'https://www.timeout.com/uk/news/eight-uk-airports-have-changed-the-100ml-liquids-rule-at-security-full-list-of-british-transport-hubs-that-dont-have-strict-liquid-limits-012626',
    },
    {
      title: 'The Independent: approved scanners and 2 liters in the EU, 2025-07',
      url: 'https://www.independent.co.uk/travel/news-and-advice/liquid-restriction-100ml-scrapped-europe-b2797152.html',
    },
    {
      title: 'Department of Home Affairs, Australia: powders, liquids, aerosols, and gels',
      url: 'https://www.homeaffairs.gov.au/travelsecure/carry-on-baggage/travelling-with-powders-liquids-aerosols-gels',
    },
    {
      title: 'CAPA: China bans uncertified power banks on domestic flights, 2025-06-27',
      url: 'https://centreforaviation.com/news/china-bans-uncertified-power-banks-on-domestic-services-1322731',
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
      label: 'Where it applies',
      choices: ['World', 'European Union', 'United Kingdom', 'United States', 'Australia', 'China'],
    }),
    cabin: text({ label: 'Cabin', choices: ['Yes', 'With limits', 'No'] }),
    hold: text({ label: 'Hold', choices: ['Yes', 'With limits', 'No'] }),
    rule: text({ label: 'Rule or limit', none: true }),
    page: link({ label: 'Official page' }),
    id: text({ label: 'Id', code: true }),
  },
});
