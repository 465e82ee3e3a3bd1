import { expect, test } from 'vitest';
import { readSettings } from '../../../../site/settings.ts';
import { contactedHosts } from '../../../../src/components/privacyHosts.ts';

const hostsOf = (environment: Record<string, string>) =>
  contactedHosts(readSettings(environment)).map(([host]) => host);

test('a laptop contacts no other host', () => {
  expect(hostsOf({})).toEqual([]);
});

test('production contacts the host of formulas', () => {
  expect(hostsOf({ SITE_URL: 'https://library.example.com' })).toEqual(['cdn.jsdelivr.net']);
});

test('each setting that names a host is told', () => {
  expect(
    hostsOf({
      SITE_IMAGE_HOST: 'https://images.example.com',
      SITE_SEARCH_APP_ID: 'APP',
      SITE_SEARCH_API_KEY: 'key',
      SITE_SEARCH_INDEX: 'library',
      SITE_ANALYTICS_DOMAIN: 'library.example.com',
      SITE_ANALYTICS_SCRIPT: 'https://count.example.com/script.js',
    }),
  ).toEqual([
    'images.example.com',
    'app-dsn.algolia.net',
    'app-1.algolianet.com',
    'app-2.algolianet.com',
    'app-3.algolianet.com',
    'count.example.com',
  ]);
});

test('hosts that stand in for the provider’s are named instead', () => {
  expect(
    hostsOf({
      SITE_SEARCH_APP_ID: 'APP',
      SITE_SEARCH_API_KEY: 'key',
      SITE_SEARCH_INDEX: 'library',
      SITE_SEARCH_HOSTS: 'https://search.example.com,http://localhost:81',
    }),
  ).toEqual(['search.example.com', 'localhost:81']);
});
