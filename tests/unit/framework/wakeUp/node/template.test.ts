import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { getThemeInlineScript } from '@docusaurus/theme-classic/lib/inlineScripts.js';
import { SvgSpriteDefs } from '@docusaurus/theme-classic/lib/inlineSvgSprites.js';
import { describe, expect, test } from 'vitest';
import { inlineScript, wakeUpTemplate } from '../../../../../framework/wakeUp/node/template.ts';
import { PALETTE } from '../../../../../site/palette.ts';

const require = createRequire(import.meta.url);

const LIGHT = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} as const;

describe('the template of pages', () => {
  test('has no scripts but the one that wakes the page up, which knows their addresses', () => {
    const template = wakeUpTemplate({ colorMode: LIGHT });
    expect(template).not.toMatch(/<script src=/);
    expect(template.match(/<script /g)).toHaveLength(1);
    expect(template).toMatch(/data-scripts="<%= it\.scripts\.map\(/);
    expect(template).toContain('it.stylesheets.forEach');
    expect(template).toContain('it.headTags');
  });

  test('tells the browser the color of the paper in the default mode', () => {
    const colorOf = (defaultMode: 'light' | 'dark') =>
      /<meta name="theme-color" content="(.*?)">/.exec(
        wakeUpTemplate({ colorMode: { ...LIGHT, defaultMode } }),
      )?.[1];
    expect(colorOf('light')).toBe(PALETTE.light.paper);
    expect(colorOf('dark')).toBe(PALETTE.dark.paper);
  });

  test('is refused where the framework writes scripts in another way', () => {
    expect(() => wakeUpTemplate({ colorMode: LIGHT }, '<head><%~ it.scriptTags %></head>')).toThrow(
      /framework\/wakeUp\/node\/template\.ts: .*ssgTemplate\.html\.js/,
    );
  });
});

test('the theme’s script and icon before the page are left out, and nothing else', () => {
  const [, expression] =
    /<%~ (it\.preBodyTags.*) %>/.exec(wakeUpTemplate({ colorMode: LIGHT })) ?? [];
  const left = new Function('it', `return ${expression}`);
  const theme = `<script>\n${getThemeInlineScript({ colorMode: LIGHT, siteStorage: { type: 'localStorage', namespace: '' } })}</script>`;
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" style="display: none;">${SvgSpriteDefs}</svg>`;
  const other = '<script>other()</script><svg><path d="m0 0"/></svg>';
  expect(left({ preBodyTags: icon + theme + other })).toBe(other);
});

test('the base URL banner suggests the folder of a file', () => {
  const file = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js');
  const [, source = ''] =
    /return `(\ndocument[^`]*)`;\n}\nfunction B/.exec(readFileSync(file, 'utf8')) ?? [];
  const [, expression] =
    /<%~ (metaAttribute.*?) %>/.exec(wakeUpTemplate({ colorMode: LIGHT })) ?? [];
  const script: string = new Function('metaAttribute', `return ${expression}`)(source);
  const [statement = ''] = /actualHomePagePath = [^;]*/.exec(script) ?? [];
  const suggested = (pathname: string) =>
    new Function('window', `const ${statement}; return actualHomePagePath`)({
      location: { pathname },
    });
  expect(['/moved/index.html', '/moved/', '/moved'].map(suggested)).toEqual([
    '/moved/',
    '/moved/',
    '/moved',
  ]);
});

describe('the script in each page', () => {
  const script = inlineScript({ colorMode: LIGHT });

  test('is small, since each page carries it', () => {
    expect(brotliCompressSync(script).length).toBeLessThan(1_360);
  });

  test('knows of the system and of an announcement where the site has them', () => {
    const system = {
      defaultMode: 'dark',
      disableSwitch: false,
      respectPrefersColorScheme: true,
    } as const;
    const full = inlineScript({ colorMode: system, announcementBar: {} });
    for (const part of ['prefers-color-scheme', 'docusaurus.announcement.dismiss']) {
      expect(full).toContain(part);
      expect(script).not.toContain(part);
    }
  });

  test('can be in a page and in the template', () => {
    expect(script).not.toMatch(/<\/script|<!--|<%/i);
    expect(() => new Function(script)).not.toThrow();
  });
});
