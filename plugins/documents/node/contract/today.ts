/** The earliest time zone's offset from UTC, in milliseconds. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** The current day in the earliest time zone, ISO 8601. */
export const latestDay = (): string =>
  new Date(Date.now() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
