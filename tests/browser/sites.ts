/** A site for the browser tests. */
export interface Site {
  readonly name: string;
  readonly port: number;
  /** Base path, with a slash at the start and the end; `/` by default. */
  readonly basePath?: string;
  /** Environment variables for its build. */
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * Whether it's built in a folder of its own instead of the project's: the framework reads the versions of documents
   * from the folder of the site's configuration, and the library has none.
   */
  readonly hasVersions?: boolean;
}

/** Differs from the port of `npm start`, so that both can run. Set another one to test two checkouts at once. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 3210);

/** The library itself, as `npm start` serves it. */
export const SITE: Site = { name: 'library', port: FIRST_PORT };

/** A site with every feature that the library leaves switched off. */
export const SWITCHED_ON: Site = { name: 'switched-on', port: FIRST_PORT + 2 };

/** A page for each component that documents can use. */
export const COMPONENTS: Site = { name: 'components', port: FIRST_PORT + 3 };

/** A key that's set during a build, and must not be in the built site. */
export const SECRET = 'a-key-that-may-write';

/** A site that uses the hosted provider for its search. */
export const HOSTED: Site = {
  name: 'hosted',
  port: FIRST_PORT + 4,
  environment: { SEARCH_ADMIN_KEY: SECRET },
};

/** Ports of that provider: two hosts, the second of which is the fallback. */
export const PROVIDER_PORTS = [FIRST_PORT + 5, FIRST_PORT + 6] as const;

/** A site for a public host, with a base URL and trailing slashes. */
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

/** A site that has two versions of its documents and follows the system's color mode. */
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

/** Returns the origin of a site. */
export const addressOf = ({ port }: Site): string => `http://localhost:${port}`;

/** A URL of the fixture site that's served last, so when it responds, all of them do. */
export const FIXTURES_READY = `${addressOf(VERSIONS)}/notes`;

/** The cache of built fixture sites, relative to the project, where the tests run. */
export const FIXTURES_FOLDER = 'node_modules/.cache/fixtures';
