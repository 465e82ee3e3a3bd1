/** A stylesheet's element as the framework's template and its minifier write it. */
const LINK = /<link rel="?stylesheet"? href="?([^"\s>]+)"?\s*\/?>/g;

/** End of the body, where the minifier left it. */
const BODY_END = /<\/body>/;

/** Addresses of the stylesheets that a page loads from where the framework's template names them. */
export const stylesheetsOf = (html: string): readonly string[] =>
  [...html.matchAll(LINK)].map(([, href = '']) => href);

/**
 * Puts a page's critical CSS where it named its stylesheet, and the stylesheet to the end of the body.
 *
 * A browser paints what stands before a stylesheet in the body without waiting for it. No script is needed.
 *
 * @param html - the page as it was built
 * @param href - address of the stylesheet, as the page has it
 * @param full - address of the stylesheet that is loaded
 */
export function placeStyles(html: string, href: string, critical: string, full: string): string {
  const styled = html.replace(LINK, (link, address) =>
    address === href ? `<style>${critical}</style>` : link,
  );
  const link = `<link rel=stylesheet href=${full}>`;
  return BODY_END.test(styled) ? styled.replace(BODY_END, `${link}</body>`) : styled + link;
}
