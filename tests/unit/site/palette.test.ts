import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DRAWING_PALETTE, PALETTE } from '../../../site/palette.ts';

const tokens = readFileSync(new URL('../../../src/css/tokens.css', import.meta.url), 'utf8');

test('the colors for other programs are those of the stylesheet', () => {
  const [light = '', dark = ''] = tokens.split('[data-theme="dark"]');
  for (const [mode, block] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    for (const [name, color] of [PALETTE, DRAWING_PALETTE].flatMap((palette) =>
      Object.entries(palette[mode]),
    )) {
      expect(block, `${mode} ${name}`).toContain(`--${name}: ${color};`);
    }
  }
});
