import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HostedSearch, LocalSearch } from './search.ts';
import {
  type Environment,
  EXAMPLE_REPOSITORY,
  OWN_MATHS,
  readVariables,
  unknownVariables,
  type Values,
} from './variables.ts';

/** Public URL of the maths stylesheet in production. */
const MATHS_CDN = 'https://cdn.jsdelivr.net/npm/katex@{version}/dist/katex.min.css';

/** Subresource integrity hash of katex.min.css in the pinned version. A test compares it with the package's file. */
export const MATHS_INTEGRITY =
  'sha384-5TcZemv2l/9On385z///+d7MSYlvIEw9FuZTIdZ14vJLqWphw7e7ZPuOiCHJcFCP';

export type { HostedSearch } from './search.ts';
export { SettingsError, VARIABLES, type Variable } from './variables.ts';

const katex = createRequire(import.meta.url).resolve('katex/package.json');

/** Version of the installed KaTeX, which renders the formulas. */
export function mathsVersion(): string {
  return (JSON.parse(readFileSync(katex, 'utf8')) as { version: string }).version;
}

/** Folder of the installed KaTeX with its stylesheet and fonts. */
export function mathsFolder(): string {
  return path.join(path.dirname(katex), 'dist');
}

/** Whether a URL points to this machine. */
function isLocalhost(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** Warnings about valid but suspicious settings, one sentence each. */
export function settingsNotices(
  environment: Environment,
  { url, repository }: Settings,
): readonly string[] {
  const isExample = repository === EXAMPLE_REPOSITORY && !isLocalhost(url);
  return [
    ...unknownVariables(environment),
    ...(isExample
      ? [
          `SITE_URL is ${url}, but SITE_REPOSITORY isn't set; "Edit this page" and the other links to the source lead to an example that doesn't exist.`,
        ]
      : []),
  ];
}

/** The stylesheet of formulas; the build's own copy needs no integrity hash. */
function mathsOf(values: Values): { href: string; integrity: string | undefined } {
  const href = values.SITE_MATHS_STYLESHEET;
  if (href !== undefined && href !== OWN_MATHS) {
    return { href, integrity: values.SITE_MATHS_INTEGRITY };
  }
  return href === OWN_MATHS || isLocalhost(values.SITE_URL)
    ? { href: `${values.SITE_BASE_URL}katex/katex.min.css`, integrity: undefined }
    : { href: MATHS_CDN.replace('{version}', mathsVersion()), integrity: MATHS_INTEGRITY };
}

function searchOf(values: Values): LocalSearch | HostedSearch {
  const {
    SITE_SEARCH_APP_ID: appId,
    SITE_SEARCH_API_KEY: apiKey,
    SITE_SEARCH_INDEX: indexName,
    SITE_SEARCH_REPLACE_PATHNAME_FROM: from,
    SITE_SEARCH_REPLACE_PATHNAME_TO: to,
  } = values;
  if (appId === undefined || apiKey === undefined || indexName === undefined) {
    return { provider: 'local' };
  }
  return {
    provider: 'hosted',
    appId,
    apiKey,
    indexName,
    hosts: values.SITE_SEARCH_HOSTS,
    externalUrlRegex: values.SITE_SEARCH_EXTERNAL_URL_REGEX,
    replaceSearchResultPathname: from !== undefined && to !== undefined ? { from, to } : undefined,
    searchParameters: values.SITE_SEARCH_PARAMETERS,
  };
}

/** The validated settings, which can differ between a laptop and production. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/**
 * Reads and validates the settings.
 *
 * @param environment - the variables; an empty one counts as not set
 * @returns the settings; the defaults work on a laptop without a network
 * @throws SettingsError naming each invalid variable, its value, and the fix
 */
export function readSettings(environment: Environment) {
  const values = readVariables(environment);
  const domain = values.SITE_ANALYTICS_DOMAIN;
  const slash = values.SITE_TRAILING_SLASH;
  return {
    title: values.SITE_TITLE,
    /** Title for phones and browsers' lists of search engines. */
    shortTitle: values.SITE_SHORT_TITLE,
    tagline: values.SITE_TAGLINE,
    /** Origin that the site is served from, without a trailing slash. */
    url: values.SITE_URL,
    /** Base path of the site, with a leading and a trailing slash. */
    baseUrl: values.SITE_BASE_URL,
    /** `true` adds a trailing slash to every URL, `false` removes it, `undefined` leaves it to the host. */
    trailingSlash: slash === 'auto' ? undefined : slash === 'true',
    /** URL of the source repository, without a trailing slash. */
    repository: values.SITE_REPOSITORY.replace(/\/+$/, ''),
    /** Branch for edit links. */
    branch: values.SITE_BRANCH,
    /** URI for reports of mistakes, in place of the repository, if there's one. */
    contact: values.SITE_CONTACT,
    /** URI for reports of security problems, if there's one. */
    securityContact: values.SITE_SECURITY_CONTACT,
    /** Base URL for `docs/<file>`, with a trailing slash. */
    imageHost: (values.SITE_IMAGE_HOST ?? values.SITE_BASE_URL).replace(/\/?$/, '/'),
    /** `undefined` if the site has no analytics. */
    analytics: domain === undefined ? undefined : { script: values.SITE_ANALYTICS_SCRIPT, domain },
    maths: mathsOf(values),
    search: searchOf(values),
  };
}
