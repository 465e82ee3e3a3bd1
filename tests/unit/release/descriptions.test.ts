import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeDescriptions } from '../../../release/descriptions.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const SETTINGS = {
  title: 'Tea & Water',
  shortTitle: 'T&W',
  url: 'https://notes.example',
  baseUrl: '/n/',
  trailingSlash: false,
  securityContact: undefined,
};

const NOW = Date.UTC(2026, 0, 1, 12, 30);

test('robots may read everything, and find the sitemap', async () => {
  const folder = temporaryFolder({});
  await writeDescriptions(folder, SETTINGS, NOW);
  expect(readFileSync(path.join(folder, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://notes.example/n/sitemap.xml\n',
  );
});

test('browsers get a short name, and addresses under the base URL', async () => {
  const folder = temporaryFolder({ 'opensearch.xml': 'of the theme' });
  await writeDescriptions(folder, SETTINGS, NOW);
  const text = readFileSync(path.join(folder, 'opensearch.xml'), 'utf8');
  expect(text).toContain('<ShortName>T&amp;W</ShortName>');
  expect(text).toContain('<Description>Search Tea &amp; Water</Description>');
  expect(text).toContain('type="image/svg+xml">https://notes.example/n/img/favicon.svg<');
  expect(text).toContain('template="https://notes.example/n/search?q={searchTerms}"');
  await writeDescriptions(folder, { ...SETTINGS, trailingSlash: true }, NOW);
  expect(readFileSync(path.join(folder, 'opensearch.xml'), 'utf8')).toContain(
    'template="https://notes.example/n/search/?q={searchTerms}"',
  );
});

test('there is a security.txt only with a contact, valid for less than a year', async () => {
  const folder = temporaryFolder({});
  const file = path.join(folder, '.well-known/security.txt');
  await writeDescriptions(folder, SETTINGS, NOW);
  expect(existsSync(file)).toBe(false);
  const securityContact = 'mailto:security@notes.example';
  await writeDescriptions(folder, { ...SETTINGS, securityContact }, NOW);
  expect(readFileSync(file, 'utf8')).toBe(
    [
      'Contact: mailto:security@notes.example',
      'Expires: 2026-12-31T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://notes.example/n/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
