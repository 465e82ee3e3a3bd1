/** A site that the browser tests visit. */
export interface Site {
  readonly name: string;
  readonly port: number;
  /** Variables that are set while it is built. */
  readonly environment?: Readonly<Record<string, string>>;
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

/** The sites of tests/fixtures/ that have the library's theme. */
export const FIXTURE_SITES: readonly Site[] = [SWITCHED_ON, COMPONENTS, HOSTED];

/** Where a site answers, without a slash at the end. */
export const addressOf = ({ port }: Site): string => `http://localhost:${port}`;
