import { expect, it } from 'vitest';
import { readOptions } from '../../../../commands/publishing/options.ts';
import { Refusal } from '../../../../site/refusal.ts';
import { readSettings } from '../../../../site/settings.ts';

const hosted = readSettings({
  SITE_SEARCH_APP_ID: 'A',
  SITE_SEARCH_API_KEY: 'k',
  SITE_SEARCH_INDEX: 'i',
});

it('takes the key from the environment, and keeps it from the commands that are started', () => {
  expect(readOptions([], { SEARCH_ADMIN_KEY: ' key ', PATH: '/bin' }, hosted)).toEqual({
    search: expect.objectContaining({ appId: 'A', indexName: 'i' }),
    adminKey: 'key',
    environment: { PATH: '/bin' },
  });
});

it('needs no key for a dry run, and does not use one', () => {
  expect(readOptions(['--dry-run'], {}, hosted).adminKey).toBeUndefined();
  expect(readOptions(['--dry-run'], { SEARCH_ADMIN_KEY: 'key' }, hosted).adminKey).toBeUndefined();
});

it('refuses to send without a key, naming its variable and the dry run', () => {
  for (const environment of [{}, { SEARCH_ADMIN_KEY: ' ' }]) {
    expect(() => readOptions([], environment, hosted)).toThrow(Refusal);
    expect(() => readOptions([], environment, hosted)).toThrow(
      /^SEARCH_ADMIN_KEY is not set; .*--dry-run/,
    );
  }
});

it('refuses what is not an option', () => {
  expect(() => readOptions(['--force'], { SEARCH_ADMIN_KEY: 'key' }, hosted)).toThrow(
    /"--force" isn't/,
  );
});

it('refuses a site that searches in the browser', () => {
  expect(() => readOptions(['--dry-run'], {}, readSettings({}))).toThrow(
    /set SITE_SEARCH_APP_ID, SITE_SEARCH_API/,
  );
});
