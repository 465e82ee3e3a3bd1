import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const bluetoothCodecs = dataSet({
  title: 'Bluetooth codecs for music',
  day: '2026-11-27',
  sources: [
    {
      title: 'Bluetooth codecs (Android Developers)',
      url: 'https://developer.android.com/reference/android/bluetooth/BluetoothCodecConfig',
    },
    {
      title: 'LE Audio (Bluetooth SIG)',
      url: 'https://www.bluetooth.com/learn-about-bluetooth/feature-enhancements/le-audio/',
    },
    {
      title: 'Android Open Source Project, a2dp_aac.cc: 320 kbit/s',
      url: 'https://android.googlesource.com/platform/packages/modules/Bluetooth/+/refs/heads/main/system/stack/a2dp/a2dp_aac.cc',
    },
    {
      title: '3GPP IVAS: LC3 setting 48_6 of the Basic Audio Profile, 2 × 124 kbit/s',
      url: 'https://forge.3gpp.org/rep/ivas-codec-pc/ivas-codec/-/merge_requests/1554',
    },
    {
      title: 'Codecs on Windows PCs (Cisco, in Japanese)',
      url: 'https://community.cisco.com/t5/tkb-%E3%82%B3%E3%83%A9%E3%83%9C%E3%83%AC%E3%83%BC%E3%82%B7%E3%83%A7%E3%83%B3-%E3%83%89%E3%82%AD%E3%83%A5%E3%83%A1%E3%83%B3%E3%83%88/bluetooth-%E3%82%B3%E3%83%BC%E3%83%87%E3%83%83%E3%82%AF%E3%81%AE%E7%A2%BA%E8%AA%8D%E3%81%A8%E5%A4%89%E6%9B%B4%E6%96%B9%E6%B3%95-windows-pc%E3%81%AE%E5%A0%B4%E5%90%88/ta-p/4891776',
    },
    { title: 'aptX (Qualcomm)', url: 'https://www.aptx.com/' },
    { title: 'LDAC (Sony)', url: 'https://www.sony.net/Products/LDAC/' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ }),
    codec: text({ label: 'Codec' }),
    kbps: number({ label: 'Usual maximum', unit: 'kbit/s', integer: true, min: 1 }),
    ios: text({ label: 'iPhone' }),
    android: text({ label: 'Android' }),
    windows: text({ label: 'Windows' }),
    note: text({ label: 'Note' }),
  },
});
