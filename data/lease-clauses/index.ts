import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const leaseClauses = dataSet({
  title: 'Clauses of a lease',
  day: '2026-11-27',
  sources: [
    {
      title: 'Rental agreements: what they must and can’t say (Tenants Victoria)',
      url: 'https://tenantsvic.org.au/advice/starting-your-tenancy/rental-agreements/',
    },
    {
      title: 'Unfair contract terms, CMA37 (UK Competition and Markets Authority)',
      url: 'https://www.gov.uk/government/publications/unfair-contract-terms-cma37',
    },
  ],
  id: 'id',
  columns: {
    clause: text({ label: 'Clause' }),
    meaning: text({ label: 'What it settles' }),
    ask: text({ label: 'Ask' }),
    warning: text({ label: 'Red flag' }),
    id: text({ label: 'Id', code: true }),
  },
});
