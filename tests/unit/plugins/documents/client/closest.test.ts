import { describe, expect, test } from 'vitest';
import { closestDocuments } from '../../../../../plugins/documents/client/closest.ts';

const documents = [
  { href: '/docker', title: 'Docker' },
  { href: '/dockerfile', title: 'Dockerfile' },
  { href: '/visa', title: 'Visas and Entry Permission' },
  { href: '/interest-rate', title: 'Interest Rates and Loans' },
  { href: '/base/how-to', title: 'How-To' },
];

const hrefs = (pathname: string, count = 5) =>
  closestDocuments(pathname, documents, count).map(({ href }) => href);

describe('the closest documents', () => {
  test.each([
    ['/dokcer', '/docker'],
    ['/Docker.html', '/docker'],
    ['/docs/developing/docker/README.md', '/docker'],
    ['/developing/docker/index.html', '/docker'],
    ['/interest_rates', '/interest-rate'],
    ['/interest rate', '/interest-rate'],
    ['/visas', '/visa'],
    ['/visas-and-entry-permission', '/visa'],
    ['/howto', '/base/how-to'],
  ])('%s is closest to %s', (asked, closest) => {
    expect(hrefs(asked)[0]).toBe(closest);
  });

  test('are as many as are wanted, closest first', () => {
    expect(hrefs('/dockr', 2)).toEqual(['/docker', '/dockerfile']);
    expect(hrefs('/dockr', 1)).toEqual(['/docker']);
  });

  test('are none for an address like no other, or without a name', () => {
    expect(hrefs('/xyzzy-plugh-42')).toEqual([]);
    expect(hrefs('/')).toEqual([]);
  });
});
