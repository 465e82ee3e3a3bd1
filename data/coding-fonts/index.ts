import { dataSet, link, number, type RowOf, text } from '../../plugins/data/node/index.ts';

export const codingFonts = dataSet({
  title: 'Open-source coding fonts',
  day: '2026-11-25',
  sources: [
    { title: 'JetBrains Mono', url: 'https://github.com/JetBrains/JetBrainsMono' },
    { title: 'Fira Code', url: 'https://github.com/tonsky/FiraCode' },
    { title: 'Cascadia Code', url: 'https://github.com/microsoft/cascadia-code' },
    { title: 'Meslo LG', url: 'https://github.com/andreberg/Meslo-Font' },
    { title: 'Hack', url: 'https://github.com/source-foundry/Hack' },
    { title: 'Source Code Pro', url: 'https://github.com/adobe-fonts/source-code-pro' },
    { title: 'Intel One Mono', url: 'https://github.com/intel/intel-one-mono' },
    { title: 'Geist Mono', url: 'https://github.com/vercel/geist-font' },
    { title: 'Geist Mono 1.9', url: 'https://www.npmjs.com/package/geist' },
    { title: 'Fira Code 6.2', url: 'https://www.npmjs.com/package/firacode' },
    { title: 'Roboto Mono', url: 'https://github.com/googlefonts/RobotoMono' },
    { title: 'Inconsolata', url: 'https://github.com/googlefonts/Inconsolata' },
    { title: 'Commit Mono', url: 'https://github.com/eigilnikolajsen/commit-mono' },
    { title: 'Ubuntu Sans Mono', url: 'https://github.com/canonical/Ubuntu-Sans-Mono-fonts' },
    { title: 'DejaVu fonts', url: 'https://github.com/dejavu-fonts/dejavu-fonts' },
    { title: 'Liberation fonts', url: 'https://github.com/liberationfonts/liberation-fonts' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z]+(?:-[a-z]+)*$/ }),
    font: text({ label: 'Font' }),
    width: number({ label: 'Width', unit: 'em', digits: 3, min: 0.4, max: 0.7 }),
    xHeight: number({ label: 'x-height', unit: 'em', digits: 3, min: 0.4, max: 0.6 }),
    lineHeight: number({ label: 'Line height', unit: 'em', digits: 2, min: 1, max: 2 }),
    ligatures: text({ label: 'Code ligatures', choices: ['on', 'to switch on', 'none'] }),
    powerline: text({ label: 'Powerline', choices: ['built in', 'separate file', 'none'] }),
    boxes: number({ label: 'Box characters of 128', integer: true, min: 0, max: 128 }),
    license: text({
      label: 'License',
      choices: ['OFL 1.1', 'Apache 2.0', 'MIT and Bitstream Vera', 'Bitstream Vera', 'UFL 1.0'],
    }),
    home: link({ label: 'Home' }),
  },
});

/** One family, measured in its regular weight. */
export type CodingFont = RowOf<typeof codingFonts>;
