import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mistakeAddress } from '../../../../../plugins/documents/client/mistakeAddress.ts';

const PAGE = 'https://library.example/docker';

test('on GitHub, the form of the repository has the page and the section filled in', () => {
  const address = new URL(
    mistakeAddress({ repository: 'https://github.com/owner/name' }, PAGE, 'größe'),
  );
  expect(address.origin + address.pathname).toBe('https://github.com/owner/name/issues/new');
  expect(address.hash).toBe('');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    template: 'mistake.yml',
    page: `${PAGE}#größe`,
  });
  const form = `.github/ISSUE_TEMPLATE/${address.searchParams.get('template')}`;
  expect(existsSync(form)).toBe(true);
});

test('without a section, it has the page', () => {
  const address = new URL(mistakeAddress({ repository: 'https://github.com/owner/name' }, PAGE));
  expect(address.searchParams.get('page')).toBe(PAGE);
});

test('other hosts have other forms, so it is their list of issues', () => {
  expect(mistakeAddress({ repository: 'https://codeberg.org/owner/name' }, PAGE, 'why')).toBe(
    'https://codeberg.org/owner/name/issues',
  );
});

test('a contact needs no account, and an email to it names the page and the section', () => {
  const place = {
    repository: 'https://github.com/owner/name',
    contact: 'mailto:desk@library.example',
  };
  const address = new URL(mistakeAddress(place, PAGE, 'why'));
  expect(address.protocol + address.pathname).toBe('mailto:desk@library.example');
  expect(address.searchParams.get('subject')).toBe(`Mistake on ${PAGE}#why`);
  const form = 'https://library.example/contact';
  expect(mistakeAddress({ ...place, contact: form }, PAGE, 'why')).toBe(form);
});
