import { describe, expect, test } from 'vitest';
import { placeAttribute, placeOf } from '../../../../../framework/wakeUp/node/place.ts';

const isAt = (file: string, baseUrl: string, pathname: string) =>
  new RegExp(placeOf(file, baseUrl), 'i').test(pathname);

describe('the place of a page', () => {
  test.each([
    ['docker.html', '/', '/docker'],
    ['docker.html', '/', '/docker/'],
    ['docker.html', '/', '/docker.html'],
    ['docker.html', '/', '/Docker/index.html'],
    ['docker/index.html', '/library/', '/library/docker'],
    ['index.html', '/', '/'],
    ['index.html', '/', '/index.html'],
    ['index.html', '/library/', '/library'],
    ['index.html', '/library/', '/library/'],
    ['1.0/tea/index.html', '/', '/1.0/tea/'],
    ['café.html', '/', '/caf%c3%a9'],
    ['404.html', '/', '/no/such/page'],
    ['fr/404.html', '/', '/fr/x'],
  ])('%s below %s is at %s', (file, baseUrl, pathname) => {
    expect(isAt(file, baseUrl, pathname)).toBe(true);
  });

  test.each([
    ['docker.html', '/', '/web/20261128/https://example.org/docker'],
    ['docker.html', '/', '/tmp/docker.html'],
    ['docker.html', '/', '/dockerfile'],
    ['docker.html', '/', '/docker/run'],
    ['docker.html', '/library/', '/docker'],
    ['index.html', '/', '/web/20261128/https://example.org/'],
    ['index.html', '/library/', '/'],
    ['index.html', '/', '/docker'],
    ['1.0/tea.html', '/', '/1x0/tea'],
  ])('%s below %s is not at %s', (file, baseUrl, pathname) => {
    expect(isAt(file, baseUrl, pathname)).toBe(false);
  });

  test('is an attribute of the script that wakes the page up', () => {
    const html = '<script data-scripts="/a.js">x</script>';
    const [edit] = placeAttribute({ file: 'docker.html', html }, '/');
    expect(html.slice(0, edit?.at) + edit?.text + html.slice(edit?.at)).toBe(
      '<script data-place="^/docker(/index)?(.html)?/?$" data-scripts="/a.js">x</script>',
    );
    expect(placeAttribute({ file: 'vm.html', html: '<meta>' }, '/')).toEqual([]);
  });
});
