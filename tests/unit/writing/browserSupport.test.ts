import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier } from '@mdn/browser-compat-data';
import { describe, expect, test } from 'vitest';

/** The browsers that documents mention, and Node.js. */
type Browser = 'chrome' | 'edge' | 'firefox' | 'nodejs' | 'safari';

/** The first release that supports a feature; `false` if none does. */
type Support = Partial<Record<Browser, string | false>>;

/** A statement in a document: its words, and the support they claim for features, by path in the data. */
interface Claim {
  readonly document: string;
  readonly words: string;
  readonly features: readonly string[];
  readonly support: Support;
}

const claim = (
  document: string,
  words: string,
  features: string | readonly string[],
  support: Support,
): Claim => ({ document, words, features: [features].flat(), support });

const FONT = 'docs/design/font';
const WEB = 'docs/developing/web';
const LANGUAGE = 'docs/developing/programming-language';

const CLAIMS: readonly Claim[] = [
  claim(
    `${FONT}/README.mdx`,
    'in Safari 18.4 and Firefox 155, and as of 2026-11 not in Chrome',
    'css.properties.font-width',
    { safari: '18.4', firefox: '155', chrome: false },
  ),
  claim(
    `${FONT}/typography.mdx`,
    'Only Chrome and Edge support it (as of 2026-11)',
    'css.properties.text-spacing-trim',
    { chrome: '123', edge: '123', firefox: false, safari: false },
  ),
  claim(
    `${LANGUAGE}/css/css-grid.mdx`,
    'works only in Safari 26.4 and later as of 2026-11',
    'css.properties.display.grid-lanes',
    { safari: '26.4', chrome: false, edge: false, firefox: false },
  ),
  claim(
    `${FONT}/system-font.mdx`,
    'in Safari 13.1 and later; Chrome and Firefox ignore them',
    ['serif', 'sans-serif', 'monospace', 'rounded'].map(
      (name) => `css.properties.font-family.ui-${name}`,
    ),
    { safari: '13.1', chrome: false, firefox: false },
  ),
  claim(
    `${FONT}/system-font.mdx`,
    'in Chrome 109, Safari 26.2, and Firefox 149 and later',
    'css.properties.font-family.math',
    { chrome: '109', safari: '26.2', firefox: '149' },
  ),
  claim(
    `${FONT}/web-font.mdx`,
    'Chrome has supported it since version 36, Firefox since 39, and Safari since 10',
    'css.at-rules.font-face.WOFF_2',
    { chrome: '36', firefox: '39', safari: '10' },
  ),
  claim(
    `${FONT}/web-font.mdx`,
    '`size-adjust` works in Chrome and Firefox from version 92 and Safari from 17',
    'css.at-rules.font-face.size-adjust',
    { chrome: '92', firefox: '92', safari: '17' },
  ),
  claim(
    `${FONT}/web-font.mdx`,
    'The overrides of ascent, descent, and line gap work in Chrome and Edge from 87 and Firefox from 89; as of 2026-11, Safari has them only in its Technology Preview',
    ['ascent', 'descent', 'line-gap'].map((name) => `css.at-rules.font-face.${name}-override`),
    { chrome: '87', edge: '87', firefox: '89', safari: false },
  ),
  claim(
    `${WEB}/web-cookie.mdx`,
    'Chrome and Edge from 114, Firefox 141, Safari 26.2',
    'http.headers.Set-Cookie.Partitioned',
    { chrome: '114', edge: '114', firefox: '141', safari: '26.2' },
  ),
  claim(
    `${WEB}/web-cookie.mdx`,
    'browsers before Chrome 76, Firefox 90, and Safari 16.4',
    'http.headers.Sec-Fetch-Site',
    { chrome: '76', firefox: '90', safari: '16.4' },
  ),
  claim(
    `${LANGUAGE}/html/README.mdx`,
    'Chrome and Firefox 118, Safari 17',
    'html.elements.search',
    { chrome: '118', firefox: '118', safari: '17' },
  ),
  claim(
    `${LANGUAGE}/html/README.mdx`,
    'Chrome 134 and Firefox 141; as of 2026-11 in no',
    'html.elements.dialog.closedby',
    { chrome: '134', firefox: '141', safari: false },
  ),
  claim(
    `${LANGUAGE}/html/README.mdx`,
    'Chrome 120, Safari 17.2, Firefox 130',
    'html.elements.details.name',
    { chrome: '120', safari: '17.2', firefox: '130' },
  ),
  claim(
    `${LANGUAGE}/html/README.mdx`,
    'Chrome 146, Firefox 148; not in Safari as of 2026-11',
    'api.Element.setHTML',
    { chrome: '146', firefox: '148', safari: false },
  ),
  claim(
    `${LANGUAGE}/css/css-grid.mdx`,
    'Chrome has supported it since version 117, Safari since 16, and Firefox since 71',
    'css.properties.grid-template-columns.subgrid',
    { chrome: '117', safari: '16', firefox: '71' },
  ),
  claim(
    `${LANGUAGE}/css/css-flexbox.mdx`,
    'as of 2026-11, only in Chrome and Edge, from version 137',
    'css.properties.reading-flow',
    { chrome: '137', edge: '137', firefox: false, safari: false },
  ),
  claim(
    `${LANGUAGE}/css/README.mdx`,
    'Chrome 118, Safari 17.4, but not for form fields from 26.0 to 26.3, Firefox 146',
    'css.at-rules.scope',
    { chrome: '118', safari: '26.4', firefox: '146' },
  ),
  claim(
    `${LANGUAGE}/css/README.mdx`,
    'Chrome 123, Firefox 120, Safari 17.5',
    'css.types.color.light-dark',
    { chrome: '123', firefox: '120', safari: '17.5' },
  ),
  claim(
    `${LANGUAGE}/css/README.mdx`,
    'Chrome 105, Safari 16, Firefox 110',
    'css.at-rules.container',
    { chrome: '105', safari: '16', firefox: '110' },
  ),
  claim(
    `${LANGUAGE}/css/README.mdx`,
    'Chrome 120, Safari 17.2, Firefox 117',
    'css.selectors.nesting',
    { chrome: '120', safari: '17.2', firefox: '117' },
  ),
  claim(
    `${LANGUAGE}/js/README.mdx`,
    'Chrome 110, Firefox 115, Safari 16, Node.js 20',
    ['toSorted', 'toReversed', 'toSpliced', 'with'].map(
      (name) => `javascript.builtins.Array.${name}`,
    ),
    { chrome: '110', firefox: '115', safari: '16', nodejs: '20.0.0' },
  ),
  claim(
    `${LANGUAGE}/js/README.mdx`,
    'Chrome 117, Firefox 119, Safari 17.4, Node.js 21',
    ['javascript.builtins.Object.groupBy', 'javascript.builtins.Map.groupBy'],
    { chrome: '117', firefox: '119', safari: '17.4', nodejs: '21.0.0' },
  ),
  claim(
    `${LANGUAGE}/js/README.mdx`,
    "it's in Firefox 139, Chrome 144, and Node.js 26, but as of 2026-11 in no released version of Safari",
    'javascript.builtins.Temporal',
    { firefox: '139', chrome: '144', nodejs: '26.0.0', safari: false },
  ),
  claim(
    `${LANGUAGE}/js/js-module.mdx`,
    'Chrome 123, Firefox 138, and Safari 17.2',
    'javascript.statements.import.import_attributes.type_json',
    { chrome: '123', firefox: '138', safari: '17.2' },
  ),
  claim(
    `${LANGUAGE}/js/js-async.mdx`,
    'in Chrome before 124, an `AbortError`',
    'api.AbortSignal.timeout_static',
    { chrome: '124' },
  ),
  claim(
    `${LANGUAGE}/js/js-async.mdx`,
    '`AbortSignal.any` needs Node.js 20.3, Chrome 116, Firefox 124, or Safari 17.4',
    'api.AbortSignal.any_static',
    { nodejs: '20.3.0', chrome: '116', firefox: '124', safari: '17.4' },
  ),
  claim(
    `${WEB}/csp.mdx`,
    'Firefox before 149, Safari before 16.4',
    'http.headers.Content-Security-Policy.report-to',
    { firefox: '149', safari: '16.4' },
  ),
  claim(
    `${WEB}/csp.mdx`,
    'Firefox before 148, Safari before 26 |',
    [
      'http.headers.Content-Security-Policy.require-trusted-types-for',
      'http.headers.Content-Security-Policy.trusted-types',
    ],
    { firefox: '148', safari: '26' },
  ),
  claim(
    `${WEB}/csp.mdx`,
    'Safari before 15.4; in `default-src`',
    'http.headers.Content-Security-Policy.strict-dynamic',
    { safari: '15.4' },
  ),
  claim(
    `${WEB}/csp.mdx`,
    'Firefox before 116, Safari before 15.6',
    'http.headers.Content-Security-Policy.script-src.external_scripts',
    { firefox: '116', safari: '15.6' },
  ),
  claim(
    `${WEB}/csp.mdx`,
    'Firefox before 108, Safari before 26.2',
    'http.headers.Content-Security-Policy.style-src-elem',
    { firefox: '108', safari: '26.2' },
  ),
  claim(
    `${WEB}/web-image.mdx`,
    'Chrome 155 and Firefox 158, released in October 2026, and Safari 17, where it isn',
    'mediatypes.image.jxl',
    { chrome: '155', firefox: '158', safari: '17' },
  ),
  claim(
    `${WEB}/web-image.mdx`,
    'works in Chrome from version 101, Firefox from 132, and Safari from 17.2',
    'html.elements.img.fetchpriority',
    { chrome: '101', firefox: '132', safari: '17.2' },
  ),
  claim(
    `${WEB}/web-realtime.mdx`,
    'Chrome has it from version 97, Firefox from 114, and Safari from 26.4',
    'api.WebTransport',
    { chrome: '97', firefox: '114', safari: '26.4' },
  ),
];

/** Statements that the data don't cover; the comments say what they were checked against. */
const ELSEWHERE: readonly (readonly [document: string, words: string])[] = [
  // Limits of storage and cookies: MDN's guides and the release notes that the pages name.
  [`${WEB}/README.mdx`, 'Safari since version 17, let one origin'],
  [`${WEB}/web-cookie.mdx`, 'Firefox (from 131) require'],
  [`${WEB}/web-cookie.mdx`, 'Chrome and Edge from 140, Firefox 143, not Safari'],
  // A keyword in one directive only: the release notes that the page names.
  [`${WEB}/csp.mdx`, 'Firefox before 117'],
  [`${WEB}/csp.mdx`, 'Firefox 117 release notes'],
  [`${WEB}/csp.mdx`, 'Firefox/Releases/117'],
  // A permission prompt: the release notes that the page names.
  [`${WEB}/cors.mdx`, 'Chrome and Edge from version 142 and Firefox from 153 also ask'],
  // A number of seconds, not a version.
  [`${WEB}/cors.mdx`, 'Firefox, and 600 in Safari'],
  // The data's notes on `html.elements.meta.name.theme-color`, which have no version field.
  [`${LANGUAGE}/html/html-head.mdx`, 'Chrome, Edge, and Safari 26 and later only for installed'],
];

/** A browser followed by a number that may be a version. */
const MENTION =
  /\b(?:Chrome|Edge|Firefox|Safari)\b[^.;|()%\d]{0,24}?\b\d{2,3}(?:\.\d+)?(?![\d%-]|,\d|\s*MiB|\s*GiB)/g;

const compat = (feature: string) =>
  feature
    .split('.')
    .reduce<Identifier | undefined>(
      (found, key) => found?.[key] as Identifier | undefined,
      bcd as unknown as Identifier,
    )?.__compat;

/** The first release of a browser that supports a feature. */
function supportOf(feature: string, browser: Browser): string | false {
  const statements = [compat(feature)?.support[browser]].flat();
  const [current] = statements.filter(
    (statement) => statement !== undefined && !statement.flags && !statement.prefix,
  );
  const version = current?.version_added;
  const isReleased =
    typeof version === 'string' &&
    ['current', 'esr', 'retired'].includes(bcd.browsers[browser].releases[version]?.status ?? '');
  return isReleased ? version : false;
}

const read = (file: string) => readFileSync(file, 'utf8');

/** The start and end of the words in a text. */
const spanOf = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

describe('what documents say of browsers', () => {
  test.each(CLAIMS)('$document: $words', ({ document, words, features, support }) => {
    expect(read(document)).toContain(words);
    for (const feature of features) {
      expect(compat(feature), feature).toBeDefined();
      const browsers = Object.keys(support) as Browser[];
      expect(
        Object.fromEntries(browsers.map((browser) => [browser, supportOf(feature, browser)])),
        feature,
      ).toEqual(support);
    }
  });

  test.each(ELSEWHERE)('%s: %s', (document, words) => {
    expect(read(document)).toContain(words);
  });

  const documents = [FONT, WEB, `${LANGUAGE}/html`, `${LANGUAGE}/css`, `${LANGUAGE}/js`].flatMap(
    (folder) => readdirSync(folder).map((name) => path.posix.join(folder, name)),
  );

  test.each(documents)('%s says nothing else with a version', (document) => {
    const text = read(document);
    const known = [...CLAIMS.map((one) => [one.document, one.words] as const), ...ELSEWHERE]
      .filter(([file]) => file === document)
      .map(([, words]) => spanOf(text, words));
    const unknown = [...text.matchAll(MENTION)]
      .filter(({ index }) => !known.some(({ start, end }) => index >= start && index < end))
      .map(([words]) => words);
    expect(unknown).toEqual([]);
  });
});
