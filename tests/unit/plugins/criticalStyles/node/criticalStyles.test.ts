import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeCriticalStyles } from '../../../../../plugins/criticalStyles/node/index.ts';
import { temporaryFolder } from '../../../scripts/temporaryFolder.ts';

const SHEET = 'assets/css/styles.0123abcd.css';
const page = (base: string, sheet = SHEET) =>
  `<!doctype html><html><meta charset=UTF-8><link rel=stylesheet href=${base}${sheet}><body><p class=a>x</p>`;

test('a page has its own styles in the head, and loads all at the end of its body', async () => {
  const folder = temporaryFolder({
    [SHEET]: '.a{color:red}.b{color:blue}.c{color:green}',
    'index.html': page('/base/'),
    'assets/js/main.js': 'x="b"',
  });
  const report = await writeCriticalStyles(folder);
  const [name = ''] = readdirSync(path.join(folder, 'assets/css'));
  expect(name).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
  expect(path.posix.basename(SHEET)).not.toBe(name);
  expect(readFileSync(path.join(folder, 'assets/css', name), 'utf8')).toBe(
    '.a{color:red}.b{color:blue}',
  );
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(
    `<!doctype html><html><meta charset=UTF-8><style>.a{color:red}</style><body><p class=a>x</p><link rel=stylesheet href=/base/assets/css/${name}>`,
  );
  expect(report).toEqual({ pages: 1, built: 42, used: 27 });
});

test('pages of another locale take the stylesheet of that locale', async () => {
  const folder = temporaryFolder({
    [SHEET]: '.a{color:red}',
    [`de/${SHEET}`]: '.a{color:blue}',
    'index.html': page('/'),
    'de/index.html': page('/de/'),
  });
  await writeCriticalStyles(folder);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('<style>.a{color:red}');
  expect(readFileSync(path.join(folder, 'de/index.html'), 'utf8')).toContain(
    '<style>.a{color:blue}',
  );
});

test('a stylesheet of another kind stays where it is', async () => {
  const foreign = '<link rel=stylesheet href=/katex/katex.min.css data-precedence=maths>';
  const folder = temporaryFolder({ [SHEET]: '.a{color:red}', 'index.html': page('/') + foreign });
  await writeCriticalStyles(folder);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain(`</p>${foreign}<link`);
});
