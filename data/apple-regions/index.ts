import { country, dataSet, text } from '../../plugins/tables/node/index.ts';

export const appleRegions = dataSet({
  title: 'Apple devices by country of sale',
  day: '2026-11-27',
  // SIM: MacRumors (after Apple), and Apple Support for mainland China. Keyboard: what Apple puts
  // on the Macs that it sells there.
  sources: [
    {
      title: 'MacRumors: where the iPhone 17 family supports eSIM only (2025-09-09)',
      url: 'https://www.macrumors.com/2025/09/09/iphone-17-esim-only-countries-list/',
    },
    {
      title: 'Apple Support: about eSIM on iPhone, mainland China',
      url: 'https://support.apple.com/en-us/HT212780',
    },
    {
      title: 'India TV: SIM variants of the iPhone 17 family (2025-09-13)',
      url: 'https://www.indiatvnews.com/technology/news/apple-iphone-17-series-esim-only-models-announced-for-select-countries-2025-09-13-1008042',
    },
    {
      title: 'NXTL, after Apple: eSIM in mainland China, iPhone Air and 17e (2026-09-09)',
      url: 'https://huggingface.co/datasets/nxtl-esim/esim-compatible-devices',
    },
    {
      title: 'Livedoor: shutter sound of iPhones sold in Japan and South Korea (in Japanese)',
      url: 'https://news.livedoor.com/article/detail/11263528/',
    },
    {
      title: 'Apple Support: identify your Mac notebook keyboard layout',
      url: 'https://support.apple.com/en-us/102743',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Bought in' }),
    sim: text({
      label: 'iPhone 17, 17 Pro',
      choices: ['eSIM only', 'Nano-SIM and eSIM', 'Two nano-SIMs, no eSIM'],
    }),
    keyboard: text({ label: 'Usual Mac keyboard' }),
    note: text({ label: 'Note', none: true }),
  },
});
