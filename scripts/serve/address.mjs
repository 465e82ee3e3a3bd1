/**
 * Where the site is and how its addresses end.
 *
 * @typedef {object} Addressing
 * @property {string} baseUrl path the site is served under; starts and ends with a slash
 * @property {boolean | undefined} trailingSlash whether a page's address ends with a slash;
 *   `undefined` when both answer
 */

/**
 * The one address of what a path asks for: without `.html` and `/index.html`, its end as the
 * setting says, and without empty segments, which a browser could take for another host.
 *
 * @param {string} pathname decoded path of a request
 * @param {Addressing} addressing
 * @returns {string} the path itself where it is that address, or stands outside the site
 */
export function canonicalPath(pathname, { baseUrl, trailingSlash }) {
  if (`${pathname}/` === baseUrl) {
    return baseUrl;
  }
  if (!pathname.startsWith(baseUrl)) {
    return pathname;
  }
  const segments = pathname.slice(baseUrl.length).split('/');
  const names = segments.filter((segment) => segment !== '');
  const last = names.pop() ?? '';
  const isPage = last.endsWith('.html') || last === 'index';
  const page = last.replace(/\.html$/, '').replace(/^index$/, '');
  const inside = [...names, page].filter((name) => name !== '').join('/');
  if (inside === '') {
    return baseUrl;
  }
  const isFile = !isPage && last.includes('.');
  const isTrailed = segments.at(-1) === '' && !isPage;
  const slash = (trailingSlash ?? isTrailed) && !isFile;
  return `${baseUrl}${inside}${slash ? '/' : ''}`;
}
