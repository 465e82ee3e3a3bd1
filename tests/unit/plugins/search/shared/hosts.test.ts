import { apiClientVersion } from 'algoliasearch/lite';
import { expect, test } from 'vitest';
import {
  CLIENT_VERSION,
  clientHosts,
  queryOrigins,
  silentHostsKey,
} from '../../../../../plugins/search/shared/hosts.ts';

test('without hosts of its own, an account asks the provider’s', () => {
  const account = { appId: 'APP' };
  expect(queryOrigins(account)).toEqual([
    'https://APP-dsn.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
  expect(clientHosts(account)).toBeUndefined();
});

test('hosts of its own take their place, in their order', () => {
  const account = { appId: 'APP', hosts: ['https://search.example.com', 'http://127.0.0.1:81'] };
  expect(queryOrigins(account)).toEqual(account.hosts);
  expect(clientHosts(account)).toEqual([
    { url: 'search.example.com', accept: 'readWrite', protocol: 'https' },
    { url: '127.0.0.1:81', accept: 'readWrite', protocol: 'http' },
  ]);
});

test('the key of what the client keeps has the version of the client that is installed', () => {
  expect(CLIENT_VERSION).toBe(apiClientVersion);
  expect(silentHostsKey({ appId: 'APP' })).toBe(`algolia-client-js-${apiClientVersion}-APP`);
});
