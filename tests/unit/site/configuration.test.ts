import type { Config } from '@docusaurus/types';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The configuration that the framework gets with these environment variables. */
async function configurationOf(
  environment: Readonly<Record<string, string>> = {},
): Promise<Config> {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) {
    vi.stubEnv(name, value);
  }
  return (await import('../../../docusaurus.config.ts')).default;
}

// @proves config.i18n
test('English is the default locale, and the only one', async () => {
  const { i18n } = await configurationOf();
  expect(i18n).toEqual({ defaultLocale: 'en', locales: ['en'] });
});

// @proves config.search
test('the search knows its page and its context, and no parameters unless they are set', async () => {
  const { themeConfig } = await configurationOf();
  expect(themeConfig?.algolia).toEqual({
    appId: 'local',
    apiKey: 'local',
    indexName: 'library',
    searchPagePath: 'search',
    contextualSearch: true,
  });
});

// @proves config.search
test('the account and all settings of a hosted search reach the theme', async () => {
  const { themeConfig } = await configurationOf({
    SITE_SEARCH_APP_ID: 'APP',
    SITE_SEARCH_API_KEY: 'public',
    SITE_SEARCH_INDEX: 'library',
    SITE_SEARCH_EXTERNAL_URL_REGEX: 'example\\.org',
    SITE_SEARCH_REPLACE_PATHNAME_FROM: '^/docs/',
    SITE_SEARCH_REPLACE_PATHNAME_TO: '/',
    SITE_SEARCH_PARAMETERS: '{"analytics":false}',
  });
  expect(themeConfig?.algolia).toEqual({
    appId: 'APP',
    apiKey: 'public',
    indexName: 'library',
    searchPagePath: 'search',
    contextualSearch: true,
    externalUrlRegex: 'example\\.org',
    replaceSearchResultPathname: { from: /^\/docs\//, to: '/' },
    searchParameters: { analytics: false },
  });
});

// @proves config.color-mode
test('light is the default mode, with a switch, and the system is not followed', async () => {
  const { themeConfig } = await configurationOf();
  expect(themeConfig?.colorMode).toEqual({
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  });
});

// @proves config.navbar, config.footer
test('the navbar and the footer have what they are made of', async () => {
  const { themeConfig } = await configurationOf();
  expect(themeConfig).toMatchObject({
    navbar: {
      title: 'Personal Documents Library',
      logo: { src: expect.any(String) },
      hideOnScroll: false,
      items: expect.any(Array),
    },
    footer: {
      logo: { src: expect.any(String), width: 25, height: 25 },
      links: expect.any(Array),
      copyright: 'Copyright © 2025 Personal Documents Library',
    },
  });
});

// @proves config.site
test('what the site is called and where it is comes from the settings', async () => {
  const config = await configurationOf({
    SITE_TITLE: 'My notes',
    SITE_TAGLINE: 'Short.',
    SITE_URL: 'https://example.org',
    SITE_BASE_URL: '/notes/',
    SITE_TRAILING_SLASH: 'true',
  });
  expect(config).toMatchObject({
    title: 'My notes',
    tagline: 'Short.',
    url: 'https://example.org',
    baseUrl: '/notes/',
    trailingSlash: true,
  });
});
