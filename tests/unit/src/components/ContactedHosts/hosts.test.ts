import { expect, test } from 'vitest';
import { readSettings } from '../../../../../site/settings.ts';
import { contactedHosts } from '../../../../../src/components/ContactedHosts/hosts.ts';

const hostsOf = (environment: Record<string, string>) =>
  contactedHosts(readSettings(environment)).map(({ host }) => host);

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
    'APP-dsn.algolia.net',
    'APP-1.algolianet.com',
    'APP-2.algolianet.com',
    'APP-3.algolianet.com',
    'count.example.com',
  ]);
});
