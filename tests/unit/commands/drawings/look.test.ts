import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inBothModes } from '../../../../commands/drawings/look.ts';
import { diagramsOf } from '../../../../commands/drawings/sources.ts';

const DRAWINGS = path.resolve('static/diagrams');

test('colors get their names, and a value in each mode', () => {
  const drawing =
    '<svg id="d"><style>#d { fill: rgb(31, 29, 26); }</style><rect fill="#F5F1E9" style="fill: rgba(253, 252, 249, 0.5)"/></svg>';
  const both = inBothModes(drawing);
  expect(both).toContain('#d { fill: var(--ink); }');
  expect(both).toContain('<rect fill="var(--paper-deep)" style="fill: var(--paper)"/>');
  expect(both).toMatch(/<style>#d\{[^}]*--ink:#1f1d1a[^}]*\}#d:target\{[^}]*--ink:#ebe6dc/);
});

test('a color that is in no palette is named', () => {
  expect(() => inBothModes('<svg id="d"><style></style><rect fill="#ececff"/></svg>')).toThrow(
    '#ececff is not a color of site/palette.ts; set it in commands/drawings/look.ts',
  );
});

test('each stored drawing has the words of its source', async () => {
  const withoutConfiguration = (source: string) => source.replaceAll(/%%\{.*?\}%%/gs, '');
  const words = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];
  const missing: string[] = [];
  for (const [key, { source, file }] of await diagramsOf(path.resolve('docs'))) {
    const drawing = readFileSync(path.join(DRAWINGS, `${key}.svg`), 'utf8');
    const drawn = new Set(words(drawing.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' ')));
    for (const [, label = ''] of withoutConfiguration(source).matchAll(/"([^"]*)"/g)) {
      const unseen = words(label.replaceAll(/<[^>]*>/g, ' ')).filter((word) => !drawn.has(word));
      missing.push(...unseen.map((word) => `${file}: ${word} of "${label}" in ${key}.svg`));
    }
  }
  expect(missing).toEqual([]);
});

test('each stored drawing has the colors of both modes, and is readable from a width of its own', () => {
  const names = readdirSync(DRAWINGS);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const drawing = readFileSync(path.join(DRAWINGS, name), 'utf8');
    const [, style = '', rest = ''] = /<style>(.*?#d:target\{[^}]*\})(.*)/s.exec(drawing) ?? [];
    expect(style, name).not.toBe('');
    expect(rest, name).not.toMatch(/#[\da-f]{6}\b|rgb|hsl/i);
  }
});
