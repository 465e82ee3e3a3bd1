import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const postgresStatements = dataSet({
  title: 'PostgreSQL statements by task',
  day: '2026-11-26',
  sources: [
    {
      title: 'SQL commands (PostgreSQL documentation)',
      url: 'https://www.postgresql.org/docs/current/sql-commands.html',
    },
    {
      title: 'Explicit locking (PostgreSQL documentation)',
      url: 'https://www.postgresql.org/docs/current/explicit-locking.html',
    },
    {
      title: 'REPACK (CONCURRENTLY) (PostgreSQL feature matrix)',
      url: 'https://www.postgresql.org/about/featurematrix/detail/repack-concurrently/',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id' }),
    group: text({
      label: 'Group',
      choices: ['Look', 'Query', 'Change rows', 'Change tables', 'Index', 'Maintain', 'Stop'],
    }),
    task: text({ label: 'Task' }),
    statement: text({ label: 'Statement', code: true }),
    blocks: text({
      label: 'Blocks on the table',
      choices: ['nothing', 'the same rows', 'writes', 'reads and writes'],
    }),
  },
});
