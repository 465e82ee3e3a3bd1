import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { PALETTE } from '../../../site/palette.ts';
import { SCRIPTS_ATTRIBUTE } from '../shared/protocol.ts';
import { answersScript, type FirstLook, inlineScript } from './scripts.ts';

/** Where the framework's template writes the page's scripts. */
const SCRIPTS = /<% it\.scripts\.forEach\((?:(?!<% }\)).)*<% }\); %>/s;

/** The framework's name and version, which no reader needs. */
const GENERATOR = /<meta name="generator"[^\n]*>/;

/** Where it writes what plugins put before the page, including the theme's color mode script. */
const BEFORE_PAGE = '<%~ it.preBodyTags %>';

/** The same without the theme's script, which ours replaces, and its icon, which `src/theme/Icon/ExternalLink/` draws. */
const KEPT_BEFORE_PAGE =
  "<%~ it.preBodyTags.replace(/<script>[^<]*'docusaurus-theme'[^<]*<\\/script>|<svg[^>]*><defs>[^]*?<\\/svg>/g, '') %>";

/** The URLs of scripts, as template code: the early script, and the page's own. */
const addresses = () =>
  `<%= ['${answersScript().file}', ...it.scripts].map((script) => it.baseUrl + script).join(' ') %>`;

/**
 * The framework's page template, with the inline script instead of the page's scripts and the theme's color
 * mode script, and the color of the browser's bars instead of the framework's name.
 *
 * @param look - the site's theme configuration
 * @param template - an eta template; defaults to the installed framework's
 * @returns the value for the option `ssrTemplate`
 * @throws Error if the template's format is unknown
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export function wakeUpTemplate(look: FirstLook, template: string = pageTemplate): string {
  if (
    ![SCRIPTS, GENERATOR].every((part) => part.test(template)) ||
    !template.includes(BEFORE_PAGE)
  ) {
    throw new Error(
      "framework/wakeUp/node/template.ts: the framework's template has changed; look at @docusaurus/core/lib/ssg/ssgTemplate.html.js",
    );
  }
  const script = `<script ${SCRIPTS_ATTRIBUTE}="${addresses()}">${inlineScript(look)}</script>`;
  const color = `<meta name="theme-color" content="${PALETTE[look.colorMode.defaultMode].paper}">`;
  return template
    .replace(GENERATOR, () => color)
    .replace(SCRIPTS, () => script)
    .replace(BEFORE_PAGE, () => KEPT_BEFORE_PAGE);
}
