import { country, dataSet, date, link, text } from '../../plugins/tables/node/index.ts';

const TIME = /^\d\d:\d\d$/;

export const stockExchanges = dataSet({
  title: 'Stock exchanges: hours, codes and settlement',
  day: '2026-11-27',
  sources: [
    {
      title: 'Exchange calendars, hours and time zones, state of July 2026',
      url: 'https://github.com/gerrymanoim/exchange_calendars',
    },
    {
      title: 'ISO 10383, market identifier codes (registration authority)',
      url: 'https://www.iso20022.org/market-identifier-codes',
    },
    {
      title: 'Yahoo codes for exchanges and markets (GnuCash manual)',
      url: 'https://wiki.gnucash.org/docs/C/gnucash-manual/fq-spec-yahoo.html',
    },
    {
      title: 'The Mexican exchange follows the clocks of New York (Expansión)',
      url: 'https://expansion.mx/mercados/2025/10/31/bolsa-mexicana-regresa-horario-apertura-cierre',
    },
    {
      title: 'B3 trades to 17:55 outside US daylight saving time (O Povo)',
      url: 'https://www.opovo.com.br/noticias/economia/2025/10/15/b3-amplia-funcionamento-para-17h55-a-partir-de-3-11-com-fim-do-horario-de-verao-nos-eua.html',
    },
    {
      title: 'Longer trading hours in Seoul, and those of NextTrade (AJP)',
      url: 'https://www.ajupress.com/view/20260113085136518',
    },
    {
      title: 'Closing auction in India from August 3, 2026 (SEBI circular, Mondaq)',
      url: 'https://webiis10.mondaq.com/india/securities/1746562/sebi-introduces-closing-auction-session-in-the-equity-cash-segment-and-certain-modifications-in-the-pre-open-auction-session',
    },
    {
      title: 'Settlement process, Israel (Clearstream)',
      url: 'https://clearstream.com/clearstream-en/securities-services/market-coverage/middle-east-and-africa/israel/settlement-process-israel-1281448',
    },
    {
      title: 'Settlement process, Türkiye (Clearstream)',
      url: 'https://www.luxcsd.com/clearstream-new-en/securities-services/market-coverage/europe/turkey/settlement-process-turkey-1280834',
    },
    {
      title: 'Settlement process, China (Clearstream)',
      url: 'https://www.clearstream.com/clearstream-en/securities-services/market-coverage/asia-pacific/china/settlement-process-china-1281680',
    },
    {
      title: 'Accelerated settlement, questions (DTCC)',
      url: 'https://www.dtcc.com/accelerated-settlement/faqs-and-resources',
    },
  ],
  id: 'mic',
  columns: {
    exchange: text({ label: 'Exchange' }),
    country: country({ label: 'Country' }),
    mic: text({ label: 'MIC', pattern: /^[A-Z]{4}$/, code: true }),
    currency: text({ label: 'Currency' }),
    open: text({ label: 'Opens', pattern: TIME }),
    close: text({ label: 'Closes', pattern: TIME }),
    lunch: text({ label: 'Lunch break', none: true }),
    zone: text({ label: 'Time zone', code: true }),
    january: text({ label: 'UTC in January' }),
    july: text({ label: 'UTC in July' }),
    settlement: text({ label: 'Settles', choices: ['T+1', 'T+2', 'T+3'] }),
    suffix: text({ label: 'Suffix', code: true, none: true }),
    index: text({ label: 'Main index' }),
    note: text({ label: 'Note', unknown: true }),
    page: link({ label: 'Holidays' }),
    asOf: date({ label: 'As of', precision: 'month' }),
  },
});
