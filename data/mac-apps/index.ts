import { dataSet, date, link, text, yesNo } from '../../plugins/tables/node/index.ts';

export const macApps = dataSet({
  title: 'Mac apps by task',
  day: '2026-08-22',
  sources: [
    { title: 'Homebrew Cask', url: 'https://github.com/Homebrew/homebrew-cask' },
    {
      title: 'macOS User Guide (Apple)',
      url: 'https://support.apple.com/guide/mac-help/welcome/mac',
    },
  ],
  id: 'id',
  columns: {
    task: text({ label: 'Task' }),
    group: text({
      label: 'Group',
      choices: ['web', 'talk', 'office', 'media', 'files', 'security', 'desktop', 'developing'],
    }),
    builtIn: text({ label: 'Built in, or free from Apple', none: true }),
    enough: text({ label: 'Enough for', none: true }),
    alternative: text({ label: 'Otherwise' }),
    license: text({ label: 'License' }),
    openSource: yesNo({ label: 'Open source' }),
    brewCask: text({ label: 'Homebrew cask', code: true }),
    officialUrl: link({ label: 'Official' }),
    asOf: date({ label: 'As of', precision: 'month' }),
    id: text({ label: 'Id', code: true }),
  },
});
