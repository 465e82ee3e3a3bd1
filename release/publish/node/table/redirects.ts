/** A redirect from one path to another. */
export interface Redirect {
  /** Pattern for the entire path. */
  readonly from: string;
  /** Target path; `$1` is the pattern's first group. */
  readonly to: string;
}

/** A page that only redirects. */
export interface MovedPage {
  /** Its file below the build, such as `vm.html` or `vm/index.html`. */
  readonly file: string;
  /** Path of the target page. */
  readonly to: string;
}

/** Redirects all forms of a moved page's path in one step. */
function redirectOfMoved({ file, to }: MovedPage): Redirect {
  const name = file.replace(/(?:\/index)?\.html$/, '');
  return { from: `^/${name}(?:\\.html|/index(?:\\.html)?)?/?$`, to };
}

/** `/index.html` and its equivalents, at any depth. */
const INDEX = '^/(?:(.+)/)?index(?:\\.html)?/?$';

const ROOT_INDEX: Redirect = { from: '^/index(?:\\.html)?/?$', to: '/' };

const HTML = '^/(.+)\\.html/?$';

/**
 * The redirects to each page's canonical URL: without `.html` and `/index.html`, and with or without a
 * trailing slash as configured. Files keep their names, which contain a dot. Moved pages redirect to their
 * new URLs.
 *
 * @param trailingSlash - as in the settings; `undefined` allows both
 * @param moved - named by slugs, which contain no special characters of patterns
 */
export function redirectsFor(
  trailingSlash: boolean | undefined,
  moved: readonly MovedPage[],
): readonly Redirect[] {
  return [...moved.map(redirectOfMoved), ...redirectsToCleanPaths(trailingSlash)];
}

function redirectsToCleanPaths(trailingSlash: boolean | undefined): readonly Redirect[] {
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
