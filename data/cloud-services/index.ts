import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const cloudServices = dataSet({
  title: 'The same concept in three clouds',
  day: '2026-11-21',
  sources: [
    {
      title: 'AWS to Azure services comparison (Microsoft)',
      url: 'https://learn.microsoft.com/en-us/azure/architecture/aws-professional/',
    },
    {
      title: 'Google Cloud to Azure services comparison (Microsoft)',
      url: 'https://learn.microsoft.com/en-us/azure/architecture/gcp-professional/services',
    },
    {
      title: 'Compare AWS and Azure services to Google Cloud (Google)',
      url: 'https://cloud.google.com/docs/get-started/aws-azure-gcp-service-comparison',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z][a-z-]*$/ }),
    concept: text({ label: 'Concept' }),
    group: text({
      label: 'Group',
      choices: ['Accounts and rights', 'Computing', 'Data', 'Network', 'Operations', 'Storage'],
    }),
    aws: text({ label: 'AWS' }),
    google: text({ label: 'Google Cloud' }),
    azure: text({ label: 'Azure' }),
  },
});
