import { describe, expect, test } from 'vitest';
import { ownPath } from '../../../../../framework/routes/shared/ownPath.ts';
import { routeOf } from '../../../../../release/publish/route.ts';

import { servingTable } from '../../../../../release/publish/table.ts';

const SITES = [
  { baseUrl: '/', trailingSlash: false },
  { baseUrl: '/Library/', trailingSlash: true },
  { baseUrl: '/', trailingSlash: undefined },
] as const;

const BELOW = [
  '',
  'docker',
  'docker/',
  'Docker',
  'DOCKER/',
  'docker.html',
  'docker/index.html',
  'docker/index',
  'index.html',
  'index',
];

describe('the own path of a page', () => {
  for (const site of SITES) {
    const name = `${site.baseUrl}, slashes ${site.trailingSlash}`;
    test.each(BELOW)(`is where the server redirects to (${name}): %s`, (below) => {
      const table = servingTable({
        ...site,
        files: ['index.html', 'docker.html'],
        moved: [],
      });
      let served = site.baseUrl + below;
      for (
        let route = routeOf(table, served);
        'redirect' in route;
        route = routeOf(table, served)
      ) {
        served = route.redirect;
      }
      expect(ownPath(site.baseUrl + below, site)).toBe(served);
    });
  }

  test('leaves other sites and escapes as they are', () => {
    const site = { baseUrl: '/library/', trailingSlash: false };
    expect(ownPath('/Docker.html', site)).toBe('/Docker.html');
    expect(ownPath('/library/Caf%C3%A9', site)).toBe('/library/caf%C3%A9');
    expect(ownPath('/library', site)).toBe('/library');
  });
});
