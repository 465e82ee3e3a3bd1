import { fileURLToPath } from 'node:url';
import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';
import { PALETTE } from '../../../site/palette.ts';
import { SCRIPTS_ATTRIBUTE } from '../shared/protocol.ts';

/** The theme configuration that a page needs before the first paint; a closed announcement isn't painted. */
interface FirstLook {
  readonly colorMode: ThemeConfig['colorMode'];
  readonly announcementBar?: unknown;
  /** The site's languages; one by default. */
  readonly locales?: readonly string[];
}

/** Where the framework's template writes the page's scripts. */
const SCRIPTS = /<% it\.scripts\.forEach\((?:(?!<% }\)).)*<% }\); %>/s;

/** The framework's name and version, which no reader needs. */
const GENERATOR = /<meta name="generator"[^\n]*>/;

/** Where the framework's template writes what plugins put before the page, including the theme's color mode script. */
const BEFORE_PAGE = /<%~ it\.preBodyTags %>/;

/** The same without the theme's script, which ours replaces, and its icon, which `src/theme/Icon/ExternalLink/` draws. */
const KEPT_BEFORE_PAGE =
  "<%~ it.preBodyTags.replace(/<script>[^<]*'docusaurus-theme'[^<]*<\\/script>|<svg[^>]*><defs>[^]*?<\\/svg>/g, '') %>";

/** Where the framework's template writes the tags of the head that components set, including the script of the base URL banner. */
const HEAD = /<%~ metaAttribute %>/;

/** Where that script gets the URL to suggest, which can end in a file name. */
const BANNER_URL = 'actualHomePagePath = window.location.pathname';

/** The same with a script that suggests the folder of the file. */
const HEAD_WITH_BANNER = `<%~ metaAttribute.replace('${BANNER_URL}', "${BANNER_URL}.replace(/[^/]+[.]html$/, '')") %>`;

/** Bundles the content of the inline `script` element. */
export function inlineScript({ colorMode, announcementBar, locales = [] }: FirstLook): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../client/inline/index.ts', import.meta.url))],
    bundle: true,
    write: false,
    charset: 'utf8',
    define: {
      DEFAULT_MODE: JSON.stringify(colorMode.defaultMode),
      HAS_SWITCH: String(!colorMode.disableSwitch),
      FOLLOWS_SYSTEM: String(colorMode.respectPrefersColorScheme),
      HAS_ANNOUNCEMENT: String(announcementBar !== undefined),
      HAS_LOCALES: String(locales.length > 1),
    },
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // The project's own would add a directive.
    tsconfigRaw: {},
  });
  const script = outputFiles.map(({ text }) => text).join('');
  // It inlines more than the bundler's own minifier does: 50 compressed bytes of each page.
  return minifySync(script, {
    module: false,
    compress: { ecma: 2022, passes: 4, toplevel: true, unsafe_arrows: true },
    mangle: { toplevel: true },
  }).code;
}

/**
 * The value for the option `ssrTemplate`: the framework's page template, with the inline script instead of the
 * page's scripts and the theme's color mode script, and the color of the browser's bars instead of the framework's
 * name. It also leaves out the theme's icon symbol, and corrects what the base URL banner suggests.
 *
 * @param template - an eta template
 * @throws Error if the template's format is unknown
 */
export function wakeUpTemplate(look: FirstLook, template: string = pageTemplate): string {
  if (![SCRIPTS, GENERATOR, HEAD, BEFORE_PAGE].every((part) => part.test(template))) {
    throw new Error(
      "framework/wakeUp/node/template.ts: the framework's template has changed; look at @docusaurus/core/lib/ssg/ssgTemplate.html.js",
    );
  }
  const script = `<script ${SCRIPTS_ATTRIBUTE}="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${inlineScript(look)}</script>`;
  const color = `<meta name="theme-color" content="${PALETTE[look.colorMode.defaultMode].paper}">`;
  return template
    .replace(GENERATOR, () => color)
    .replace(SCRIPTS, () => script)
    .replace(HEAD, () => HEAD_WITH_BANNER)
    .replace(BEFORE_PAGE, () => KEPT_BEFORE_PAGE);
}
