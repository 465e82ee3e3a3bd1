import { country, dataSet, link, number, text } from '../../plugins/tables/node/index.ts';

export const cardNetworks = dataSet({
  title: 'Card networks by their leading digits',
  day: '2026-11-25',
  sources: [
    {
      title: 'credit-card-type: patterns, lengths and security codes (Braintree, MIT)',
      url: 'https://github.com/braintree/credit-card-type',
    },
    {
      title: 'Know your RuPay: three-digit code on the back (RuPay)',
      url: 'https://www.rupay.co.in/know-you-rupay',
    },
    {
      title: 'Shopping online with Dankort: three control digits (PenSam Bank, in Danish)',
      url: 'https://www.pensam.dk/Bank/daglig_oekonomi/betalingskort/Pages/Handel-paa-nettet.aspx',
    },
    {
      title: 'Payment card number (Wikipedia)',
      url: 'https://en.wikipedia.org/wiki/Payment_card_number',
    },
  ],
  id: 'id',
  columns: {
    network: text({ label: 'Network' }),
    digits: text({ label: 'Begins with' }),
    length: text({ label: 'Digits' }),
    code: number({ label: 'Security code', unit: 'digits', integer: true, unknown: true }),
    home: country({ label: 'Home' }),
    page: link({ label: 'Official site' }),
    id: text({ label: 'Id', code: true }),
  },
});
