import { country, dataSet, type RowOf, text } from '../../plugins/data/node/index.ts';

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
      title: 'The Hans India: SIM variants of the iPhone 17 family, China included',
      url: 'https://1375.topnews.com/en/technology/?article=817019413939096945-cc8535f54edb2005fb&thread=817019413939096945',
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

/** What Apple sells in one country. */
export type AppleRegion = RowOf<typeof appleRegions>;
