import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  MATHS_INTEGRITY,
  mathsFolder,
  mathsVersion,
  readSettings,
  SettingsError,
  settingsNotices,
  VARIABLES,
  type Variable,
} from '../../../site/settings.ts';

/** The problems of an environment, in order; empty if it's valid. */
function problemsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) {
      return error.problems;
    }
    throw error;
  }
}

describe('without a variable', () => {
  // @proves product.title, config.site
  test('the settings are those of a laptop without a network', () => {
    expect(readSettings({})).toEqual({
      title: 'Personal Documents Library',
      shortTitle: 'Library',
      tagline: 'Answers worth keeping, one short address each',
      url: 'http://localhost:3000',
      baseUrl: '/',
      trailingSlash: false,
      repository: 'https://github.com/example/personal-documents-library',
      branch: 'main',
      securityContact: undefined,
      imageHost: '/',
      analytics: undefined,
      maths: { href: '/katex/katex.min.css', integrity: undefined },
      search: { provider: 'local' },
    });
  });

  test('an empty one, and one of spaces, count as not set', () => {
    const empty = Object.fromEntries(VARIABLES.map((name) => [name, '']));
    const spaces = Object.fromEntries(VARIABLES.map((name) => [name, '  ']));
    expect(readSettings(empty)).toEqual(readSettings({}));
    expect(readSettings(spaces)).toEqual(readSettings({}));
  });
});

/** An account at the hosted search provider. */
const ACCOUNT = {
  SITE_SEARCH_APP_ID: 'other',
  SITE_SEARCH_API_KEY: 'other',
  SITE_SEARCH_INDEX: 'other',
};

/** Each variable with a valid value, the other variables it needs, and the resulting settings. */
const GOOD: readonly {
  readonly name: Variable;
  readonly value: string;
  readonly beside?: Partial<Record<Variable, string>>;
  readonly gives: object;
}[] = [
  { name: 'SITE_TITLE', value: 'My notes', gives: { title: 'My notes' } },
  { name: 'SITE_TAGLINE', value: ' Short. ', gives: { tagline: 'Short.' } },
  { name: 'SITE_URL', value: 'https://example.org', gives: { url: 'https://example.org' } },
  { name: 'SITE_URL', value: 'https://example.org/', gives: { url: 'https://example.org' } },
  { name: 'SITE_BASE_URL', value: '/a/b/', gives: { baseUrl: '/a/b/', imageHost: '/a/b/' } },
  { name: 'SITE_TRAILING_SLASH', value: 'true', gives: { trailingSlash: true } },
  { name: 'SITE_TRAILING_SLASH', value: 'false', gives: { trailingSlash: false } },
  { name: 'SITE_TRAILING_SLASH', value: 'auto', gives: { trailingSlash: undefined } },
  {
    name: 'SITE_SHORT_TITLE',
    value: 'Notes',
    gives: { shortTitle: 'Notes' },
  },
  {
    name: 'SITE_CONTACT',
    value: 'mailto:desk@example.com',
    gives: { contact: 'mailto:desk@example.com' },
  },
  {
    name: 'SITE_SECURITY_CONTACT',
    value: 'mailto:security@example.com',
    gives: { securityContact: 'mailto:security@example.com' },
  },
  {
    name: 'SITE_REPOSITORY',
    value: 'https://git.example.org/me/notes/',
    gives: { repository: 'https://git.example.org/me/notes' },
  },
  { name: 'SITE_BRANCH', value: 'release', gives: { branch: 'release' } },
  {
    name: 'SITE_IMAGE_HOST',
    value: 'https://images.example.org',
    gives: { imageHost: 'https://images.example.org/' },
  },
  {
    name: 'SITE_ANALYTICS_DOMAIN',
    value: 'example.org,www.example.org',
    gives: {
      analytics: {
        script: 'https://plausible.io/js/script.js',
        domain: 'example.org,www.example.org',
      },
    },
  },
  {
    name: 'SITE_ANALYTICS_SCRIPT',
    value: 'https://count.example.org/script.js',
    beside: { SITE_ANALYTICS_DOMAIN: 'example.org' },
    gives: { analytics: { script: 'https://count.example.org/script.js', domain: 'example.org' } },
  },
  {
    name: 'SITE_MATHS_STYLESHEET',
    value: 'self',
    beside: { SITE_URL: 'https://example.org', SITE_BASE_URL: '/a/' },
    gives: { maths: { href: '/a/katex/katex.min.css', integrity: undefined } },
  },
  {
    name: 'SITE_MATHS_STYLESHEET',
    value: 'https://cdn.example.org/katex.css',
    beside: { SITE_MATHS_INTEGRITY: 'sha256-abc=' },
    gives: { maths: { href: 'https://cdn.example.org/katex.css', integrity: 'sha256-abc=' } },
  },
  {
    name: 'SITE_MATHS_INTEGRITY',
    value: 'sha512-A+b/9==',
    beside: { SITE_MATHS_STYLESHEET: 'https://cdn.example.org/katex.css' },
    gives: { maths: { href: 'https://cdn.example.org/katex.css', integrity: 'sha512-A+b/9==' } },
  },
  {
    name: 'SITE_SEARCH_HOSTS',
    value: 'https://search.example.com, http://localhost:81',
    beside: ACCOUNT,
    gives: { search: { hosts: ['https://search.example.com', 'http://localhost:81'] } },
  },
  {
    name: 'SITE_SEARCH_PARAMETERS',
    value: '{"analytics":false,"facetFilters":["type:lvl1",["tag:a","tag:b"]]}',
    beside: ACCOUNT,
    gives: {
      search: {
        searchParameters: { analytics: false, facetFilters: ['type:lvl1', ['tag:a', 'tag:b']] },
      },
    },
  },
  {
    name: 'SITE_SEARCH_EXTERNAL_URL_REGEX',
    value: 'example\\.org',
    beside: ACCOUNT,
    gives: { search: { externalUrlRegex: 'example\\.org' } },
  },
  ...(['FROM', 'TO'] as const).map((end) => ({
    name: `SITE_SEARCH_REPLACE_PATHNAME_${end}` as const,
    value: end === 'FROM' ? '^/docs/' : '/',
    beside: {
      ...ACCOUNT,
      SITE_SEARCH_REPLACE_PATHNAME_FROM: '^/docs/',
      SITE_SEARCH_REPLACE_PATHNAME_TO: '/',
    },
    gives: { search: { replaceSearchResultPathname: { from: '^/docs/', to: '/' } } },
  })),
  ...(['SITE_SEARCH_APP_ID', 'SITE_SEARCH_API_KEY', 'SITE_SEARCH_INDEX'] as const).map((name) => ({
    name,
    value: 'given',
    beside: ACCOUNT,
    gives: {
      search: {
        provider: 'hosted',
        appId: name === 'SITE_SEARCH_APP_ID' ? 'given' : 'other',
        apiKey: name === 'SITE_SEARCH_API_KEY' ? 'given' : 'other',
        indexName: name === 'SITE_SEARCH_INDEX' ? 'given' : 'other',
      },
    },
  })),
];

describe('a variable that can be used', () => {
  test.each(GOOD)('$name "$value"', ({ name, value, beside, gives }) => {
    expect(readSettings({ ...beside, [name]: value })).toMatchObject(gives);
  });

  test('is here for every variable there is', () => {
    expect(new Set(GOOD.map(({ name }) => name))).toEqual(new Set(VARIABLES));
  });
});

/** Invalid values of each variable, and the fix that the message gives besides the name and value. */
const BAD: readonly {
  readonly name: Variable;
  readonly value: string;
  readonly beside?: Partial<Record<Variable, string>>;
  readonly fix: string;
}[] = [
  { name: 'SITE_URL', value: 'example.org', fix: 'write it as https://library.example.com' },
  { name: 'SITE_URL', value: 'ftp://example.org', fix: 'write it as https://' },
  { name: 'SITE_URL', value: 'https://', fix: 'write it as https://' },
  { name: 'SITE_URL', value: 'https://example.org/a', fix: 'keep https://example.org and put' },
  { name: 'SITE_URL', value: 'https://example.org/?a', fix: 'keep https://example.org and put' },
  { name: 'SITE_BASE_URL', value: 'library', fix: 'write /library/' },
  { name: 'SITE_BASE_URL', value: '/library', fix: 'write /library/' },
  { name: 'SITE_BASE_URL', value: 'library/', fix: 'write /library/' },
  { name: 'SITE_BASE_URL', value: '//', fix: 'write /' },
  { name: 'SITE_BASE_URL', value: '/\\example.org/', fix: 'write /example.org/' },
  { name: 'SITE_BASE_URL', value: '/a/?b/', fix: 'write /a/' },
  { name: 'SITE_TRAILING_SLASH', value: 'yes', fix: 'write true, false, or auto' },
  { name: 'SITE_TRAILING_SLASH', value: 'toString', fix: 'write true, false, or auto' },
  {
    name: 'SITE_SHORT_TITLE',
    value: 'A library of notes',
    fix: 'has 18 characters; write at most 16',
  },
  {
    name: 'SITE_SECURITY_CONTACT',
    value: 'security@example.com',
    fix: 'write it as mailto:security@example.com',
  },
  { name: 'SITE_REPOSITORY', value: 'me/notes', fix: 'write it as https://github.com/owner/name' },
  { name: 'SITE_IMAGE_HOST', value: '//images', fix: 'write it as https://images.example.com' },
  { name: 'SITE_ANALYTICS_DOMAIN', value: 'https://a.org', fix: 'write it as library.example' },
  {
    name: 'SITE_ANALYTICS_SCRIPT',
    value: 'https://a.org/s.js',
    fix: 'set SITE_ANALYTICS_DOMAIN too',
  },
  {
    name: 'SITE_MATHS_STYLESHEET',
    value: 'https://a.org/k.css',
    fix: 'set SITE_MATHS_INTEGRITY too',
  },
  {
    name: 'SITE_MATHS_INTEGRITY',
    value: 'sha384-abc',
    fix: 'set SITE_MATHS_STYLESHEET too, or leave it out',
  },
  {
    name: 'SITE_MATHS_INTEGRITY',
    value: 'sha384-abc',
    beside: { SITE_MATHS_STYLESHEET: 'self' },
    fix: 'set SITE_MATHS_STYLESHEET too, or leave it out',
  },
  { name: 'SITE_MATHS_INTEGRITY', value: 'md5-abc', fix: 'write it as sha384-…, in base64' },
  {
    name: 'SITE_SEARCH_APP_ID',
    value: 'APP',
    fix: 'set SITE_SEARCH_API_KEY and SITE_SEARCH_INDEX too',
  },
  {
    name: 'SITE_SEARCH_API_KEY',
    value: 'key',
    fix: 'set SITE_SEARCH_APP_ID and SITE_SEARCH_INDEX too',
  },
  { name: 'SITE_SEARCH_INDEX', value: 'docs', fix: 'SITE_SEARCH_APP_ID and SITE_SEARCH_API_KEY' },
  {
    name: 'SITE_SEARCH_HOSTS',
    value: 'https://a.org',
    fix: 'without SITE_SEARCH_APP_ID and SITE_SEARCH_API_KEY and SITE_SEARCH_INDEX; set',
  },
  { name: 'SITE_SEARCH_HOSTS', value: 'a.org', beside: ACCOUNT, fix: 'write each as https://' },
  {
    name: 'SITE_SEARCH_HOSTS',
    value: 'https://a.org,https://b.org/path',
    beside: ACCOUNT,
    fix: 'has "https://b.org/path" in it, which is not an origin; write each as https://search.example.com',
  },
  { name: 'SITE_SEARCH_PARAMETERS', value: '{', beside: ACCOUNT, fix: 'write it as {"analytics"' },
  { name: 'SITE_SEARCH_PARAMETERS', value: '[1]', beside: ACCOUNT, fix: 'not a JSON object' },
  {
    name: 'SITE_SEARCH_PARAMETERS',
    value: '{"hitsPerPage":5}',
    beside: ACCOUNT,
    fix: 'which sets "hitsPerPage", which the site sets by itself; leave it out',
  },
  {
    name: 'SITE_SEARCH_PARAMETERS',
    value: '{"facetFilters":{"type":"lvl1"}}',
    beside: ACCOUNT,
    fix: 'write them as ["field:value", ["field:either", "field:or"]]',
  },
  ...(['SITE_SEARCH_EXTERNAL_URL_REGEX', 'SITE_SEARCH_REPLACE_PATHNAME_FROM'] as const).map(
    (name) => ({ name, value: '(a', beside: ACCOUNT, fix: 'not a regular expression (Invalid' }),
  ),
  {
    name: 'SITE_SEARCH_REPLACE_PATHNAME_FROM',
    value: '/docs/',
    beside: ACCOUNT,
    fix: 'without SITE_SEARCH_REPLACE_PATHNAME_TO; set',
  },
  {
    name: 'SITE_SEARCH_REPLACE_PATHNAME_TO',
    value: '/',
    beside: ACCOUNT,
    fix: 'without SITE_SEARCH_REPLACE_PATHNAME_FROM; set',
  },
];

describe('a variable that cannot be used', () => {
  test.each(BAD)('$name "$value" is named with its value and the fix', ({
    name,
    value,
    beside,
    fix,
  }) => {
    const [problem] = problemsOf({ ...beside, [name]: value });
    expect(problem).toContain(`${name} is "${value}"`);
    expect(problem).toContain(fix);
  });

  test('a search without one of its three names the one', () => {
    const [problem] = problemsOf({ SITE_SEARCH_APP_ID: 'APP', SITE_SEARCH_INDEX: 'docs' });
    expect(problem).toContain('SITE_SEARCH_APP_ID is "APP"');
    expect(problem).toContain('without SITE_SEARCH_API_KEY; set');
  });

  test('a public key that is the one that may write is refused, and not repeated', () => {
    const environment = { ...ACCOUNT, SITE_SEARCH_API_KEY: 'secret', SEARCH_ADMIN_KEY: 'secret' };
    const [problem] = problemsOf(environment);
    expect(problem).toContain('SITE_SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY');
    expect(problem).not.toContain('secret');
    expect(JSON.stringify(readSettings({ ...ACCOUNT, SEARCH_ADMIN_KEY: 'secret' }))).not.toContain(
      'secret',
    );
  });

  test('all problems are reported at once', () => {
    const environment = { SITE_URL: 'a', SITE_BASE_URL: 'b', SITE_TRAILING_SLASH: 'c' };
    expect(problemsOf(environment)).toHaveLength(3);
    expect(() => readSettings(environment)).toThrow(/^These settings cannot be used:\n {2}- SITE_/);
  });
});

describe('the maths stylesheet', () => {
  // @proves calls.maths
  test('comes from the network where the site is public, in the version that renders', () => {
    const { maths } = readSettings({ SITE_URL: 'https://example.org' });
    expect(maths.href).toContain(`katex@${mathsVersion()}/dist/katex.min.css`);
    expect(maths.integrity).toBe(MATHS_INTEGRITY);
  });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:80',
  ])('is the build’s own on this machine: %s', (url) => {
    const { maths } = readSettings({ SITE_URL: url, SITE_BASE_URL: '/a/' });
    expect(maths).toEqual({ href: '/a/katex/katex.min.css', integrity: undefined });
  });

  // @proves calls.maths
  test('has the integrity hash of the installed file', () => {
    const file = path.join(mathsFolder(), 'katex.min.css');
    const digest = createHash('sha384').update(readFileSync(file)).digest('base64');
    expect(MATHS_INTEGRITY).toBe(`sha384-${digest}`);
    expect(existsSync(path.join(mathsFolder(), 'fonts'))).toBe(true);
  });
});

describe('settings that can be used but are odd', () => {
  const noticesOf = (environment: Readonly<Record<string, string>>) =>
    settingsNotices(environment, readSettings(environment));

  test('an unknown name is reported, with the one that was meant', () => {
    expect(
      noticesOf({ SITE_TITEL: 'Notes', SITE_ID: '5', SITE_TITLE: 'Notes', SITE_X: '' }),
    ).toEqual([
      "SITE_TITEL isn't a setting and has no effect; did you mean SITE_TITLE?",
      "SITE_ID isn't a setting and has no effect.",
    ]);
  });

  test('a public site with the example repository is reported, one with its own is not', () => {
    const SITE_URL = 'https://library.example.org';
    expect(noticesOf({ SITE_URL })).toEqual([
      expect.stringContaining(
        "SITE_URL is https://library.example.org, but SITE_REPOSITORY isn't set",
      ),
    ]);
    expect(noticesOf({ SITE_URL, SITE_REPOSITORY: 'https://git.example.org/notes' })).toEqual([]);
    expect(noticesOf({})).toEqual([]);
  });
});
