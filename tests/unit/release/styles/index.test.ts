import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPage, rewritePages } from '../../../../release/pages/index.ts';
import { filesBelow } from '../../../../release/publish/files.ts';
import { criticalStyles } from '../../../../release/styles/index.ts';
import { BOUNDS } from '../../../../release/styles/place.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

async function writeStyles(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  await rewritePages(folder, files.filter(isPage), [await criticalStyles(folder, files)]);
}

const SHEET = 'assets/css/styles.0123abcd.css';
const page = (base: string, sheet = SHEET) =>
  `<!doctype html><html><meta charset=UTF-8><link rel=stylesheet href=${base}${sheet}><body><p class=a>x</p>`;

test('a page has its own styles in the head, and names the whole sheet behind them for later', async () => {
  const folder = temporaryFolder({
    [SHEET]: '.a{color:red}.b{color:blue}',
    'index.html': page('/base/'),
  });
  await writeStyles(folder);
  expect(readFileSync(path.join(folder, SHEET), 'utf8')).toBe('.a{color:red}.b{color:blue}');
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(
    `<!doctype html><html><meta charset=UTF-8><style>.a{color:red}${BOUNDS}</style><noscript><link rel=stylesheet href=/base/${SHEET}></noscript><body><p class=a>x</p>`,
  );
});

test('pages of another locale take the stylesheet of that locale', async () => {
  const folder = temporaryFolder({
    [SHEET]: '.a{color:red}',
    [`de/${SHEET}`]: '.a{color:blue}',
    'index.html': page('/'),
    'de/index.html': page('/de/'),
  });
  await writeStyles(folder);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('<style>.a{color:red}');
  expect(readFileSync(path.join(folder, 'de/index.html'), 'utf8')).toContain(
    '<style>.a{color:#00f}',
  );
});

describe('a stylesheet that others have made', () => {
  const css =
    '@font-face{font-family:F;src:url(fonts/f.woff2) format("woff2"),url(fonts/f.ttf)}.a{font:1em F}.b{color:red}';
  const hash = createHash('sha384').update(css).digest('base64');
  const fromElsewhere = (integrity: string) =>
    `<link rel=stylesheet href=https://cdn.example/x/maths.min.css integrity=sha384-${integrity} crossorigin=anonymous>`;
  const written = async (link: string) => {
    const folder = temporaryFolder({
      [SHEET]: '.a{color:red}',
      'maths/maths.min.css': css,
      'index.html': page('/') + link,
    });
    await writeStyles(folder);
    return readFileSync(path.join(folder, 'index.html'), 'utf8');
  };

  test('is in the page as far as it shows, with its fonts, and comes whole at the end', async () => {
    const link = '<link rel=stylesheet href=/maths/maths.min.css data-precedence=maths>';
    const html = await written(link);
    expect(html).toContain(
      `<style>.a{color:red}@font-face{font-family:F;src:url(/maths/fonts/f.woff2)format("woff2")}.a{font:1em F}${BOUNDS}</style><noscript`,
    );
    expect(html.endsWith(`</p>${link}`)).toBe(true);
  });

  test('is fetched, and does not apply, where the component that renders it asks for it later', async () => {
    const link = '<link rel=stylesheet href=/maths/maths.min.css data-spare data-precedence=maths>';
    const html = await written(link);
    expect(html).toContain(`.a{font:1em F}${BOUNDS}</style>`);
    expect(html.endsWith(`</p>${link.replace('>', ' media="not all">')}`)).toBe(true);
  });

  test('is known by its hash where it comes from another host', async () => {
    const link = fromElsewhere(hash);
    const html = await written(link);
    expect(html).toContain('src:url(https://cdn.example/x/fonts/f.woff2)format("woff2")');
    expect(html.endsWith(`</p>${link}`)).toBe(true);
  });

  test('stays as it is where the build has no copy of it', async () => {
    const link = fromElsewhere('AAAA');
    const html = await written(`${link}<p>y</p>`);
    expect(html).toContain(`<style>.a{color:red}${BOUNDS}</style><noscript`);
    expect(html.endsWith(`</p>${link}<p>y</p>`)).toBe(true);
  });
});
