/** A path that leads to another. */
export interface Redirect {
  /** Pattern of the whole path. */
  readonly from: string;
  /** Path it leads to; `$1` stands for the pattern's first group. */
  readonly to: string;
}

/** A page that only leads to another one. */
export interface MovedPage {
  /** Its file below the build, such as `vm.html` or `vm/index.html`. */
  readonly file: string;
  /** Path of the page that it leads to. */
  readonly to: string;
}

/** Redirects all forms of a moved page's path in one step. */
function redirectOfMoved({ file, to }: MovedPage): Redirect {
  const name = file.replace(/(?:\/index)?\.html$/, '');
  return { from: `^/${name}(?:\\.html|/index(?:\\.html)?)?/?$`, to };
}

/** `/index.html` and what comes to the same, at any depth. */
const INDEX = '^/(?:(.+)/)?index(?:\\.html)?/?$';

const ROOT_INDEX: Redirect = { from: '^/index(?:\\.html)?/?$', to: '/' };

const HTML = '^/(.+)\\.html/?$';

/**
 * The redirects to the one address that each page has: without `.html` and `/index.html`, its end as
 * the setting says. Files keep their names, which have a dot. Pages that moved lead to where they are now.
 *
 * @param trailingSlash - as in the settings; `undefined` lets both ends answer
 * @param moved - named by slugs, which have no character that a pattern reads as more than itself
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
