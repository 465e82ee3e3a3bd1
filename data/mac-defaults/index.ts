import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const macDefaults = dataSet({
  title: 'Settings of macOS by command',
  day: '2026-02-03',
  sources: [
    { title: 'macOS defaults list', url: 'https://macos-defaults.com' },
    {
      title: 'macOS defaults list, sources (GitHub)',
      url: 'https://github.com/yannbertrand/macos-defaults',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z]+(?:-[a-z]+)*$/ }),
    setting: text({ label: 'Setting' }),
    command: text({ label: 'Command', code: true }),
    default: text({ label: 'Default' }),
    undo: text({ label: 'Undo', code: true }),
    macosTested: text({ label: 'Tested on macOS' }),
  },
});
