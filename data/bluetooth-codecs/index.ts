import { dataSet, number, type RowOf, text } from '../../plugins/data/node/index.ts';

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
    { title: 'aptX (Qualcomm)', url: 'https://www.aptx.com/' },
    { title: 'LDAC (Sony)', url: 'https://www.sony.net/Products/LDAC/' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ }),
    codec: text({ label: 'Codec' }),
    kbps: number({ label: 'At most', unit: 'kbit/s', integer: true, min: 1 }),
    ios: text({ label: 'iPhone', none: true }),
    android: text({ label: 'Android' }),
    windows: text({ label: 'Windows' }),
    note: text({ label: 'Note' }),
  },
});

/** One codec. */
export type BluetoothCodec = RowOf<typeof bluetoothCodecs>;
