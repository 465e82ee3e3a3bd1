/** A site that the browser tests visit. */
export interface Site {
  readonly name: string;
  readonly port: number;
}

/** Not the port of `npm start`, so that both can run; another one lets two checkouts be tested at once. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 3210);

/** The library itself, as `npm start` serves it. */
export const SITE: Site = { name: 'library', port: FIRST_PORT };

/** What the library leaves switched off, switched on. */
export const SWITCHED_ON: Site = { name: 'switched-on', port: FIRST_PORT + 2 };

/** A page for each component that documents can use. */
export const COMPONENTS: Site = { name: 'components', port: FIRST_PORT + 3 };

/** The sites of tests/fixtures/ that have the library's theme. */
export const FIXTURE_SITES: readonly Site[] = [SWITCHED_ON, COMPONENTS];

/** Where a site answers, without a slash at the end. */
export const addressOf = ({ port }: Site): string => `http://localhost:${port}`;
