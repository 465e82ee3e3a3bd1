import { dataSet, text, yesNo } from '../../plugins/tables/node/index.ts';

export const appleContinuity = dataSet({
  title: 'Continuity features of Apple devices',
  day: '2026-11-21',
  sources: [
    {
      title: 'Continuity features and requirements for Apple devices (Apple Support)',
      url: 'https://support.apple.com/108046',
    },
    {
      title: 'Change AirDrop and Handoff settings (Mac User Guide)',
      url: 'https://support.apple.com/guide/mac-help/change-airdrop-handoff-settings-mchl6a407f99/mac',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z]+(?:-[a-z]+)*$/ }),
    feature: text({ label: 'Feature' }),
    does: text({ label: 'What it does' }),
    devices: text({ label: 'Between' }),
    osMin: text({ label: 'Oldest system' }),
    needsBluetooth: yesNo({ label: 'Bluetooth' }),
    needsWifi: yesNo({ label: 'Wi-Fi' }),
    sameAccount: yesNo({ label: 'Same account' }),
  },
});
