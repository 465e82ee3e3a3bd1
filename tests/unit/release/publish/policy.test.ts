import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  FILE_POLICY,
  type HostSettings,
  originsOf,
} from '../../../../release/publish/policy.ts';
import { readSettings } from '../../../../site/settings.ts';
import { contactedHosts } from '../../../../src/components/privacyHosts.ts';

/** The sources in a policy, by directive. */
const directives = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const policyOf = (settings: HostSettings, scripts: readonly string[] = []) =>
  directives(contentSecurityPolicy(scripts, settings));

const PRODUCTION = {
  SITE_URL: 'https://library.example.com',
  SITE_IMAGE_HOST: 'https://images.example.com/library',
  SITE_ANALYTICS_DOMAIN: 'library.example.com',
  SITE_ANALYTICS_SCRIPT: 'https://counts.example.com/js/script.js',
};

const HOSTED = {
  SITE_SEARCH_APP_ID: 'APP',
  SITE_SEARCH_API_KEY: 'key',
  SITE_SEARCH_INDEX: 'library',
};

test('on a laptop everything comes from the site itself', () => {
  const policy = policyOf(readSettings({}));
  expect(JSON.stringify(policy)).not.toMatch(/https?:/);
  expect(policy['script-src']).toEqual(["'self'"]);
});

test('a page loads no plug-in and no frame, sends forms nowhere else, and keeps its base', () => {
  for (const environment of [{}, PRODUCTION, { ...PRODUCTION, ...HOSTED }]) {
    expect(policyOf(readSettings(environment))).toMatchObject({
      'object-src': ["'none'"],
      'frame-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    });
  }
});

test('a file that a browser shows as a document runs no script, and is framed nowhere', () => {
  expect(directives(FILE_POLICY)).toMatchObject({
    'script-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test('a directive that would say what is read in its place is left out', () => {
  const policy = policyOf(readSettings({}));
  expect(policy).not.toHaveProperty('connect-src');
  expect(policy).not.toHaveProperty('font-src');
  expect(policy['default-src']).toEqual(["'self'"]);
});

test('each host of the settings is where it is needed, and nowhere else', () => {
  const policy = policyOf(readSettings(PRODUCTION));
  expect(policy).toMatchObject({
    'img-src': ["'self'", 'data:', 'https://images.example.com'],
    'script-src': ["'self'", 'https://counts.example.com'],
    'connect-src': ["'self'", 'https://counts.example.com'],
    'style-src': ["'self'", "'unsafe-inline'", 'https://cdn.jsdelivr.net'],
    'font-src': ["'self'", 'https://cdn.jsdelivr.net'],
    'default-src': ["'self'"],
  });
});

describe('the hosted search', () => {
  test('may ask the hosts of its application', () => {
    expect(policyOf(readSettings(HOSTED))['connect-src']).toEqual([
      "'self'",
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ]);
  });

  test('or those of the settings in their place', () => {
    const settings = readSettings({
      ...HOSTED,
      SITE_SEARCH_HOSTS: 'https://search.example.com,http://127.0.0.1:8080',
    });
    expect(policyOf(settings)['connect-src']).toEqual([
      "'self'",
      'https://search.example.com',
      'http://127.0.0.1:8080',
    ]);
  });
});

test('the hosts are those that the privacy page tells', () => {
  for (const environment of [{}, PRODUCTION, { ...PRODUCTION, ...HOSTED }]) {
    const settings = readSettings(environment);
    const allowed = Object.values(originsOf(settings))
      .flat()
      .map((origin) => new URL(origin).host);
    const told = contactedHosts(settings).map(([host]) => host);
    expect([...new Set(allowed)].sort()).toEqual([...new Set(told)].sort());
  }
});

test('scripts in a page are allowed by their hashes, each once, and no other', () => {
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(policyOf(readSettings({}), ['a()', 'a()'])['script-src']).toEqual([
    "'self'",
    `'sha256-${hash}'`,
  ]);
  expect(policyOf(readSettings({}), ['a()', 'b()'])['script-src']).toHaveLength(3);
});

test('the order of a page’s scripts changes nothing', () => {
  const policy = (...scripts: string[]) => contentSecurityPolicy(scripts, readSettings({}));
  expect(policy('a()', 'b()', 'c()')).toBe(policy('c()', 'b()', 'a()'));
});
