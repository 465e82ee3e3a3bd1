import { dataSet, date, link, text, yesNo } from '../../plugins/tables/node/index.ts';

export const musicSources = dataSet({
  title: 'Where music comes from: streaming, stores, and discs',
  day: '2026-11-27',
  // The best quality that the plan in the row offers; cheaper plans can have less. Each row was checked
  // against the reports below; its page is the official one to look at.
  sources: [
    {
      title: 'Spotify Premium gets lossless audio (Stereophile, 2025)',
      url: 'https://www.stereophile.com/content/spotify-premium-finally-gets-lossless-audio',
    },
    {
      title: 'Apple Music Lossless (MacRumors)',
      url: 'https://www.macrumors.com/guide/apple-music-lossless/',
    },
    {
      title: 'Compression of music streaming services (Libre Moe)',
      url: 'https://wiki.libre.moe/en/codecs/audio/compression-comparison-of-music-streaming-services',
    },
    {
      title: 'FLAC, ALAC, WMA Lossless: formats of the store (Qobuz, in French)',
      url: 'https://www.qobuz.com/LU-fr/info/Hi-Res-Guide/Les-cingles-de-la-Hi-Fi/FLAC-ALAC-WMA-Lossless-et-les178557',
    },
    {
      title: 'What downloading means (Qobuz help)',
      url: 'https://help.qobuz.com/en/articles/10165-what-does-downloading-music-on-qobuz-mean',
    },
    {
      title: 'Deleting an account at Qobuz, and what is lost (CancelAtlas, 2026)',
      url: 'https://www.cancelatlas.com/c/qobuz',
    },
    {
      title: 'Bandcamp converts one lossless file to every format (Bandcamp, 2013)',
      url: 'https://docslib.org/doc/7728137/bandcamp-empowers-artists-29-6-2013',
    },
    {
      title: 'iTunes Store, downloading purchases again (iLounge)',
      url: 'https://www.ilounge.com/index.php/articles/comments/the-complete-guide-to-using-the-itunes-store/P3/',
    },
    {
      title: 'Amazon’s MP3 store (Clubic, in French)',
      url: 'https://clubic.com/actualite-92462-amazon-mp3-monde-entier-2008.html',
    },
  ],
  id: 'id',
  columns: {
    name: text({ label: 'Source' }),
    type: text({ label: 'Type', choices: ['streaming', 'download', 'disc'] }),
    formats: text({ label: 'Formats' }),
    lossless: yesNo({ label: 'Lossless', none: true }),
    drm: yesNo({ label: 'Copy protection' }),
    redownload: text({ label: 'Download again', none: true }),
    offline: text({ label: 'Offline' }),
    regions: text({ label: 'Where' }),
    page: link({ label: 'Official page', none: true }),
    asOf: date({ label: 'As of', precision: 'year' }),
    id: text({ label: 'Id', code: true }),
  },
});
