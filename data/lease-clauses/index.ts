import { dataSet, type RowOf, text } from '../../plugins/data/node/index.ts';

export const leaseClauses = dataSet({
  title: 'Clauses of a lease',
  day: '2026-11-27',
  sources: [
    {
      title: 'Unfair terms in tenancy agreements (UK Competition and Markets Authority)',
      url: 'https://www.gov.uk/government/publications/unfair-terms-in-tenancy-agreements--2',
    },
    {
      title: 'Rental agreements: prohibited terms (Consumer Affairs Victoria)',
      url: 'https://www.consumer.vic.gov.au/licensing-and-registration/estate-agents/running-your-business/property-management/leases-and-bonds',
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

/** One clause of a lease. */
export type LeaseClause = RowOf<typeof leaseClauses>;
