import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const macShortcuts = dataSet({
  title: 'Keyboard shortcuts of the Mac with their Windows equivalents',
  day: '2026-11-21',
  sources: [
    { title: 'Mac keyboard shortcuts (Apple Support)', url: 'https://support.apple.com/102650' },
    {
      title: 'Take a screenshot on Mac (Apple Support)',
      url: 'https://support.apple.com/102646',
    },
    {
      title: 'Keyboard shortcuts in Windows (Microsoft Support)',
      url: 'https://support.microsoft.com/en-us/windows/keyboard-shortcuts-in-windows-dcc61a57-8ff0-cffe-9796-cb9706c75eec',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z]+(?:-[a-z]+)*$/ }),
    action: text({ label: 'Action' }),
    macKeys: text({ label: 'Mac' }),
    windowsKeys: text({ label: 'Windows', none: true }),
    where: text({
      label: 'Where',
      choices: ['everywhere', 'files', 'text', 'screen', 'system'],
    }),
  },
});
