import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import leven from 'leven';
import {
  ADMIN_KEY_VARIABLE,
  type HostedSearch,
  type LocalSearch,
  readSearch,
  SEARCH_VARIABLES,
} from './search.ts';

/** Value of SITE_MATHS_STYLESHEET for the build's own copy. */
const OWN_MATHS = 'self';

/** Public URL of the maths stylesheet in production. */
const MATHS_CDN = 'https://cdn.jsdelivr.net/npm/katex@{version}/dist/katex.min.css';

/** Subresource integrity hash of katex.min.css in the pinned version. A test compares it with the package's file. */
export const MATHS_INTEGRITY =
  'sha384-5TcZemv2l/9On385z///+d7MSYlvIEw9FuZTIdZ14vJLqWphw7e7ZPuOiCHJcFCP';

export type { HostedSearch, LocalSearch } from './search.ts';

/** The validated settings, which can differ between a laptop and production. */
export interface Settings {
  readonly title: string;
  /** Title for phones and browsers' lists of search engines. */
  readonly shortTitle: string;
  readonly tagline: string;
  /** Origin that the site is served from, without a trailing slash. */
  readonly url: string;
  /** Base path of the site, with a leading and a trailing slash. */
  readonly baseUrl: string;
  /** `true` adds a trailing slash to every URL, `false` removes it, `undefined` leaves it to the host. */
  readonly trailingSlash: boolean | undefined;
  /** URL of the source repository, without a trailing slash. */
  readonly repository: string;
  /** Branch for edit links. */
  readonly branch: string;
  /** URI for reports of security problems, if there's one. */
  readonly securityContact: string | undefined;
  /** Base URL for `docs/<file>`, with a trailing slash. */
  readonly imageHost: string;
  /** `undefined` if the site has no analytics. */
  readonly analytics: { readonly script: string; readonly domain: string } | undefined;
  readonly maths: {
    readonly href: string;
    /** `undefined` for the build's own copy. */
    readonly integrity: string | undefined;
  };
  readonly search: LocalSearch | HostedSearch;
}

/** The environment variables, with descriptions. The README's table is checked against this. */
export const VARIABLES = {
  SITE_TITLE: 'Title of the site',
  SITE_SHORT_TITLE:
    'Title on phones’ home screens and in lists of search engines, at most 16 characters',
  SITE_TAGLINE: 'One line under the title',
  SITE_URL: 'Origin the site is served from',
  SITE_BASE_URL: 'Path the site is served under',
  SITE_TRAILING_SLASH: 'Slash at the end of addresses: true, false, or auto',
  SITE_REPOSITORY: 'Address of the source repository',
  SITE_BRANCH: 'Branch that edit links open',
  SITE_SECURITY_CONTACT: 'Where to report security problems: an https: or mailto: address',
  SITE_IMAGE_HOST: 'Host of the pictures, which are below docs/ there',
  SITE_ANALYTICS_DOMAIN: 'Domain that visits are counted for',
  SITE_ANALYTICS_SCRIPT: 'Address of the analytics script',
  SITE_MATHS_STYLESHEET:
    'Address of the maths stylesheet, or self for the build’s own copy, so that readers contact no other host',
  SITE_MATHS_INTEGRITY: 'Integrity hash of the maths stylesheet',
  ...SEARCH_VARIABLES,
} as const;

/** Name of an environment variable for settings. */
export type Variable = keyof typeof VARIABLES;

/** Environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Maximum length of the short title, from the OpenSearch specification. Phones cut it at about 12 characters. */
const SHORT_TITLE_LENGTH = 16;

/** Target of edit links until a repository is set. */
const EXAMPLE_REPOSITORY = 'https://github.com/example/personal-documents-library';

/** Maximum edit distance between a mistyped name and the intended one. */
const TYPO_DISTANCE = 2;

/**
 * Warnings about valid but suspicious settings, one sentence each.
 *
 * @param environment - the variables; other programs may also use names that start with `SITE_`
 * @param settings - the settings read from them
 */
export function settingsNotices(
  environment: Environment,
  { url, repository }: Settings,
): readonly string[] {
  const known = Object.keys(VARIABLES);
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('SITE_') && environment[name] && !known.includes(name),
  );
  return [
    ...unknown.map((name) => {
      const meant = known.find((other) => leven(name, other) <= TYPO_DISTANCE);
      return `${name} isn't a setting and has no effect${meant ? `; did you mean ${meant}?` : '.'}`;
    }),
    ...(repository === EXAMPLE_REPOSITORY && !isLocalhost(url)
      ? [
          `SITE_URL is ${url}, but SITE_REPOSITORY isn't set; "Edit this page" and the other links to the source lead to an example that doesn't exist.`,
        ]
      : []),
  ];
}

/** Reports every invalid setting with its variable, its value, and how to fix it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly problems: readonly string[]) {
    super(
      `These settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/** Version of the installed KaTeX, which renders the formulas. */
export function mathsVersion(): string {
  const packageFile = createRequire(import.meta.url).resolve('katex/package.json');
  return (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;
}

/** Folder of the installed KaTeX with its stylesheet and fonts. */
export function mathsFolder(): string {
  return path.join(
    path.dirname(createRequire(import.meta.url).resolve('katex/package.json')),
    'dist',
  );
}

/** Whether a URL points to this machine. */
function isLocalhost(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}

/**
 * Reads and validates the settings.
 *
 * @param environment - the variables; an empty one counts as not set
 * @returns the settings; the defaults work on a laptop without a network
 * @throws {@link SettingsError} naming each invalid variable, its value, and the fix
 */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];

  const value = (name: Variable): string | undefined => environment[name]?.trim() || undefined;

  const text = (name: Variable, fallback: string): string => value(name) ?? fallback;

  /** Reads an http(s) URL. If it's invalid, reports a problem and returns the fallback, so that reading continues. */
  const address = (name: Variable, fallback: string, example: string): string => {
    const given = value(name);
    if (given === undefined) {
      return fallback;
    }
    if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) {
      problems.push(
        `${name} is "${given}", which is not an address with a scheme; write it as ${example}`,
      );
      return fallback;
    }
    return given;
  };

  const origin = (): string => {
    const given = address('SITE_URL', 'http://localhost:3000', 'https://library.example.com');
    const { pathname, search, hash } = new URL(given);
    if (pathname !== '/' || search || hash) {
      problems.push(
        `SITE_URL is "${given}", which has more than an origin; keep ${new URL(given).origin} and put the path into SITE_BASE_URL`,
      );
    }
    return new URL(given).origin;
  };

  const basePath = (): string => {
    const given = text('SITE_BASE_URL', '/');
    if (!/^\/(?:[^/?#\s]+\/)*$/.test(given)) {
      const inner = given
        .replace(/[?#\s].*$/, '')
        .split('/')
        .filter(Boolean)
        .join('/');
      problems.push(
        `SITE_BASE_URL is "${given}", but a base URL starts and ends with a slash; write ${inner ? `/${inner}/` : '/'}`,
      );
      return '/';
    }
    return given;
  };

  const shortTitle = (): string => {
    const given = text('SITE_SHORT_TITLE', 'Library');
    const { length } = [...given];
    if (length > SHORT_TITLE_LENGTH) {
      problems.push(
        `SITE_SHORT_TITLE is "${given}", which has ${length} characters; write at most ${SHORT_TITLE_LENGTH}`,
      );
    }
    return given;
  };

  const securityContact = (): string | undefined => {
    const given = value('SITE_SECURITY_CONTACT');
    if (
      given !== undefined &&
      !(/^(?:https:\/\/|mailto:\S+@)\S+$/.test(given) && URL.canParse(given))
    ) {
      problems.push(
        `SITE_SECURITY_CONTACT is "${given}", which is not an https: or mailto: address; write it as mailto:security@example.com or https://example.com/security`,
      );
    }
    return given;
  };

  const trailingSlash = (): boolean | undefined => {
    const given = text('SITE_TRAILING_SLASH', 'false');
    const known: Record<string, boolean | undefined> = {
      true: true,
      false: false,
      auto: undefined,
    };
    if (!Object.hasOwn(known, given)) {
      problems.push(`SITE_TRAILING_SLASH is "${given}"; write true, false or auto`);
      return false;
    }
    return known[given];
  };

  const analytics = (): Settings['analytics'] => {
    const domain = value('SITE_ANALYTICS_DOMAIN');
    const script = address(
      'SITE_ANALYTICS_SCRIPT',
      'https://plausible.io/js/script.js',
      'https://plausible.io/js/script.js',
    );
    if (domain === undefined) {
      if (value('SITE_ANALYTICS_SCRIPT') !== undefined) {
        problems.push(
          `SITE_ANALYTICS_SCRIPT is "${script}" without SITE_ANALYTICS_DOMAIN; set the domain too, or neither`,
        );
      }
      return undefined;
    }
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*(,[a-z0-9-]+(\.[a-z0-9-]+)*)*$/i.test(domain)) {
      problems.push(
        `SITE_ANALYTICS_DOMAIN is "${domain}", which is not a domain; write it as library.example.com, without scheme or path`,
      );
    }
    return { script, domain };
  };

  const maths = (url: string, baseUrl: string): Settings['maths'] => {
    const href = value('SITE_MATHS_STYLESHEET');
    const integrity = value('SITE_MATHS_INTEGRITY');
    if (integrity !== undefined && !/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(integrity)) {
      problems.push(
        `SITE_MATHS_INTEGRITY is "${integrity}", which is not an integrity hash; write it as sha384-…, in base64`,
      );
    }
    const own = { href: `${baseUrl}katex/katex.min.css`, integrity: undefined };
    if (href === OWN_MATHS && integrity === undefined) {
      return own;
    }
    if (href !== undefined) {
      if (integrity === undefined) {
        problems.push(
          `SITE_MATHS_STYLESHEET is "${href}" without SITE_MATHS_INTEGRITY; set its integrity hash too, or ${OWN_MATHS} for the build's own copy`,
        );
      }
      return {
        href: address('SITE_MATHS_STYLESHEET', '', 'https://cdn.example.com/katex.min.css'),
        integrity,
      };
    }
    if (integrity !== undefined) {
      problems.push(
        `SITE_MATHS_INTEGRITY is "${integrity}" without SITE_MATHS_STYLESHEET; set the address too, or neither`,
      );
    }
    return isLocalhost(url)
      ? own
      : { href: MATHS_CDN.replace('{version}', mathsVersion()), integrity: MATHS_INTEGRITY };
  };

  const url = origin();
  const baseUrl = basePath();
  const imageHost = address('SITE_IMAGE_HOST', baseUrl, 'https://images.example.com');
  const settings: Settings = {
    title: text('SITE_TITLE', 'Personal Documents Library'),
    shortTitle: shortTitle(),
    tagline: text('SITE_TAGLINE', 'Answers worth keeping, one short address each'),
    url,
    baseUrl,
    trailingSlash: trailingSlash(),
    repository: address(
      'SITE_REPOSITORY',
      EXAMPLE_REPOSITORY,
      'https://github.com/owner/name',
    ).replace(/\/+$/, ''),
    branch: text('SITE_BRANCH', 'main'),
    securityContact: securityContact(),
    imageHost: imageHost.endsWith('/') ? imageHost : `${imageHost}/`,
    analytics: analytics(),
    maths: maths(url, baseUrl),
    search: readSearch(value, environment[ADMIN_KEY_VARIABLE]?.trim(), (problem) =>
      problems.push(problem),
    ),
  };
  if (problems.length > 0) {
    throw new SettingsError(problems);
  }
  return settings;
}
