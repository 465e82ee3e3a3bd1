import pageTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { SCRIPTS_ATTRIBUTE } from '../shared/protocol.ts';
import { answersScript, type FirstLook, inlineScript } from './scripts.ts';

/** Where the framework's template writes the page's scripts. */
const SCRIPTS = /<% it\.scripts\.forEach\((?:(?!<% }\)).)*<% }\); %>/s;

/** Where it writes what plugins have put before the page, among it the theme's script that sets the color mode. */
const BEFORE_PAGE = '<%~ it.preBodyTags %>';

/** The same without the theme's script, which ours stands in for. */
const KEPT_BEFORE_PAGE =
  "<%~ it.preBodyTags.replace(/<script>[^<]*'docusaurus-theme'[^<]*<\\/script>/, '') %>";

/** The addresses of scripts, in the language of the template: the one that answers early, and the page's own. */
const addresses = () =>
  `<%= ['${answersScript().file}', ...it.scripts].map((script) => it.baseUrl + script).join(' ') %>`;

/**
 * The framework's template of a page, with the script that wakes it up in the place of its scripts, and of the
 * theme's own that sets the color mode.
 *
 * @param look - the site's configuration of its theme
 * @param template - in the language of eta; the installed framework's, but in tests
 * @returns what the option `ssrTemplate` takes
 * @throws Error when the template writes its scripts in another way
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export function wakeUpTemplate(look: FirstLook, template: string = pageTemplate): string {
  if (!SCRIPTS.test(template) || !template.includes(BEFORE_PAGE)) {
    throw new Error(
      "framework/wakeUp/node/template.ts: the framework's template has no scripts where they were; look at @docusaurus/core/lib/ssg/ssgTemplate.html.js",
    );
  }
  const script = `<script ${SCRIPTS_ATTRIBUTE}="${addresses()}">${inlineScript(look)}</script>`;
  return template.replace(SCRIPTS, () => script).replace(BEFORE_PAGE, () => KEPT_BEFORE_PAGE);
}
