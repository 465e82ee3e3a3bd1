import { describe, expect, it } from 'vitest';
import {
  type AddressRules,
  addressOf,
  isAddress,
} from '../../../../../../../plugins/search/client/view/answer/address.ts';

/** Like the framework's. */
const below =
  (baseUrl: string): AddressRules['withBaseUrl'] =>
  (path) =>
    path.startsWith(baseUrl) ? path : baseUrl + path.slice(1);

const RULES: AddressRules = { withBaseUrl: below('/') };

const replacing = (from: string, to: string): AddressRules => ({
  ...RULES,
  replaceSearchResultPathname: { from, to },
});

/** Paths that a browser, or the router's decoding, would take for another host, and paths that can't be decoded. */
const NOT_OWN = [
  '//example.org',
  '//example.org/docker?q=a',
  '/\\example.org',
  '\\\\example.org',
  '/\t/example.org',
  '/\n\\example.org',
  '/.//example.org',
  '/a/..//example.org',
  '/%2e%2e//example.org',
  '/%5Cexample.org',
  '/%5cexample.org',
  '/%09/example.org',
  '/%0A%5Cexample.org',
  '/%zz',
  '/%E0%A4',
  '/docker#%zz',
];

describe('the address of a hit', () => {
  // @proves calls.local-paths
  it('is a path of this site, with the query and the fragment', () => {
    expect(addressOf('https://library.example.com/docker?lang=en#ports', RULES)).toBe(
      '/docker?lang=en#ports',
    );
    const library = { ...replacing('^/notes/', '/'), withBaseUrl: below('/library/') };
    expect(addressOf('https://host.example/notes/docker?lang=en#a', library)).toBe(
      '/library/docker?lang=en#a',
    );
    expect(addressOf('https://host.example/library/notes/', library)).toBe('/library/notes/');
  });

  it('has only its path replaced', () => {
    expect(addressOf('https://a.example/docker/?from=/docker/#/docker/', replacing('/$', ''))).toBe(
      '/docker?from=/docker/#/docker/',
    );
  });

  it.each(NOT_OWN)('is none if the path is %j', (path) => {
    expect(addressOf(`https://library.example.com${path}`, RULES)).toBeUndefined();
    expect(
      addressOf('https://library.example.com/notes', replacing('^/notes$', path)),
    ).toBeUndefined();
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'https://example.org/',
    ' //example.org',
    'mailto:a@example.org',
  ])('is none if the path is replaced by %j', (to) => {
    expect(addressOf('https://library.example.com/notes', replacing('^/notes$', to))).toBe(
      undefined,
    );
  });

  it.each([
    '',
    'docker',
    '/docker',
    '//example.org',
    'javascript:alert(1)',
    'http://',
  ])("is none for %j, which isn't the URL of a page", (url) => {
    expect(addressOf(url, RULES)).toBeUndefined();
  });

  // @proves calls.local-paths
  it('stays as it is at a site that the settings name, unless it runs something', () => {
    const rules = { ...RULES, externalUrlRegex: 'DOCS\\.example\\.org' };
    expect(addressOf('https://docs.example.org//kettle?a#b', rules)).toBe(
      'https://docs.example.org//kettle?a#b',
    );
    expect(addressOf('javascript:alert("docs.example.org")', rules)).toBeUndefined();
    expect(addressOf('data:text/html,docs.example.org', rules)).toBeUndefined();
  });
});

describe('a stored address', () => {
  const rules = { withBaseUrl: below('/library/'), externalUrlRegex: '^https://docs\\.example' };

  it('is a path of this site, or a page of a site that the settings name', () => {
    for (const url of ['/library/', '/library/docker?a=b#ports', 'https://docs.example/kettle']) {
      expect([url, isAddress(url, rules)]).toEqual([url, true]);
    }
  });

  it.each([
    ...NOT_OWN,
    '',
    'docker',
    '#a',
    '/docker',
    '/library/../docker',
    '/library/a b',
  ])('is nothing else, such as %j', (url) => {
    expect(isAddress(url, rules)).toBe(false);
  });

  it.each([
    'https://example.org/',
    'javascript:alert(1)',
    'javascript:"https://docs.example"',
  ])("isn't a foreign one, such as %j", (url) => {
    expect(isAddress(url, rules)).toBe(false);
  });
});
