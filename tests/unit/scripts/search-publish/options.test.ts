import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../../scripts/command/refusal.ts';
import {
  ADMIN_KEY,
  hostedSearch,
  readOptions,
  withoutAdminKey,
} from '../../../../scripts/search-publish/options.ts';
import { readSettings } from '../../../../site/settings.ts';
import { ADMIN_KEY_VARIABLE } from '../../../../site/variables.ts';

const account = { SITE_SEARCH_APP_ID: 'A', SITE_SEARCH_API_KEY: 'k', SITE_SEARCH_INDEX: 'i' };

describe('readOptions', () => {
  it('takes the key from the environment', () => {
    expect(readOptions([], { SEARCH_ADMIN_KEY: ' key ' })).toEqual({
      isDryRun: false,
      adminKey: 'key',
    });
  });

  it('needs no key for a dry run', () => {
    expect(readOptions(['--dry-run'], {})).toEqual({ isDryRun: true, adminKey: '' });
  });

  it('refuses to send without a key, naming its variable and the dry run', () => {
    for (const environment of [{}, { SEARCH_ADMIN_KEY: ' ' }]) {
      expect(() => readOptions([], environment)).toThrow(Refusal);
      expect(() => readOptions([], environment)).toThrow(
        /^SEARCH_ADMIN_KEY is not set; .*--dry-run/,
      );
    }
  });

  it('refuses what is not an option', () => {
    expect(() => readOptions(['--force'], { SEARCH_ADMIN_KEY: 'key' })).toThrow(/"--force" is no/);
  });
});

describe('hostedSearch', () => {
  it('is the account of the settings', () => {
    expect(hostedSearch(readSettings(account))).toMatchObject({ appId: 'A', indexName: 'i' });
  });

  it('refuses a site that searches in the browser', () => {
    expect(() => hostedSearch(readSettings({}))).toThrow(/set SITE_SEARCH_APP_ID, SITE_SEARCH_API/);
  });
});

describe('withoutAdminKey', () => {
  it('keeps the key from the commands that are started, and nothing else', () => {
    expect(withoutAdminKey({ SEARCH_ADMIN_KEY: 'key', PATH: '/bin' })).toEqual({ PATH: '/bin' });
    expect(ADMIN_KEY).toBe(ADMIN_KEY_VARIABLE);
  });
});
