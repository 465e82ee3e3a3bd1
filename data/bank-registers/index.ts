import { dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const bankRegisters = dataSet({
  title: 'Registers of licensed banks',
  day: '2026-11-25',
  sources: [
    {
      title: 'Central banks and monetary authorities (Bank for International Settlements)',
      url: 'https://www.bis.org/cbanks.htm',
    },
    {
      title: 'Credit institutions register (European Banking Authority)',
      url: 'https://www.eba.europa.eu/risk-and-data-analysis/data/registers/credit-institutions-register',
    },
  ],
  id: 'id',
  columns: {
    place: text({ label: 'Place' }),
    register: text({ label: 'Register' }),
    address: link({ label: 'Official site' }),
    id: text({ label: 'Id', code: true }),
  },
});
