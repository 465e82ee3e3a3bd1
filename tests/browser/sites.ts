/** A site that the browser tests visit. */
export interface Site {
  readonly name: string;
  readonly port: number;
  /** Path that it is served under; starts and ends with a slash. `/` where it is left out. */
  readonly basePath?: string;
  /** Variables that are set while it is built. */
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * Whether it is built in a folder of its own that stands in for the project's: the framework reads the
   * versions of documents beside the site's configuration, and the library has none.
   */
  readonly hasVersions?: boolean;
}

/** Not the port of `npm start`, so that both can run; another one lets two checkouts be tested at once. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 3210);

/** The library itself, as `npm start` serves it. */
export const SITE: Site = { name: 'library', port: FIRST_PORT };

/** What the library leaves switched off, switched on. */
export const SWITCHED_ON: Site = { name: 'switched-on', port: FIRST_PORT + 2 };

/** A page for each component that documents can use. */
export const COMPONENTS: Site = { name: 'components', port: FIRST_PORT + 3 };

/** A key that is set while a site is built, and must not be found in it. */
export const SECRET = 'a-key-that-may-write';

/** A site whose search the hosted provider answers. */
export const HOSTED: Site = {
  name: 'hosted',
  port: FIRST_PORT + 4,
  environment: { SEARCH_ADMIN_KEY: SECRET },
};

/** Where that provider is: two hosts, of which the second stands in for the first. */
export const PROVIDER_PORTS = [FIRST_PORT + 5, FIRST_PORT + 6] as const;

/** A site for another place: under a base URL, with slashes at the end, for a public host. */
export const ELSEWHERE: Site = {
  name: 'elsewhere',
  port: FIRST_PORT + 7,
  basePath: '/library/',
  environment: {
    SITE_URL: 'https://library.example.org',
    SITE_BASE_URL: '/library/',
    SITE_TRAILING_SLASH: 'true',
    SITE_ANALYTICS_DOMAIN: 'library.example.org',
    SITE_IMAGE_HOST: 'https://images.example.org',
  },
};

/** A site with two versions of its documents, that follows the system's color mode. */
export const VERSIONS: Site = {
  name: 'versions',
  port: FIRST_PORT + 8,
  environment: { SITE_TRAILING_SLASH: 'auto' },
  hasVersions: true,
};

/** The sites of tests/fixtures/ that have the library's theme. */
export const FIXTURE_SITES: readonly Site[] = [
  SWITCHED_ON,
  COMPONENTS,
  HOSTED,
  ELSEWHERE,
  VERSIONS,
];

/** Where a site answers, without a slash at the end. */
export const addressOf = ({ port }: Site): string => `http://localhost:${port}`;

/** An address that answers once all fixture sites do: they are served in their order. */
export const FIXTURES_READY = `${addressOf(VERSIONS)}/notes`;

/** Where what was made of a fixture site is kept, below the project, where the tests run. */
export const FIXTURES_FOLDER = 'node_modules/.cache/fixtures';
