/** A path that leads to another. */
export interface Redirect {
  /** Pattern of the whole path. */
  readonly from: string;
  /** Path it leads to; `$1` stands for the pattern's first group. */
  readonly to: string;
}

/** `/index.html` and what comes to the same, at any depth. */
const INDEX = '^/(?:(.+)/)?index(?:\\.html)?/?$';

const ROOT_INDEX: Redirect = { from: '^/index(?:\\.html)?/?$', to: '/' };

const HTML = '^/(.+)\\.html/?$';

/**
 * The redirects to the one address that each page has: without `.html` and `/index.html`, its end as
 * the setting says. Files keep their names, which have a dot.
 *
 * @param trailingSlash - as in the settings; `undefined` lets both ends answer
 */
export function redirectsFor(trailingSlash: boolean | undefined): readonly Redirect[] {
  if (trailingSlash) {
    return [
      ROOT_INDEX,
      { from: '^/(.+)/index(?:\\.html)?/?$', to: '/$1/' },
      { from: HTML, to: '/$1/' },
      { from: '^/((?:.+/)?[^/.]+)$', to: '/$1/' },
    ];
  }
  const bare = [
    { from: INDEX, to: '/$1' },
    { from: HTML, to: '/$1' },
  ];
  return trailingSlash === undefined ? bare : [...bare, { from: '^/(.+)/$', to: '/$1' }];
}
