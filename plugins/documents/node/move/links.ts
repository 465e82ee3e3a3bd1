/** Slugs before and after a move. */
export interface MovedSlug {
  readonly from: string;
  readonly to: string;
}

/**
 * Writes the links to a document anew: in Markdown, in attributes and strings, and in the columns of a table of
 * tab-separated values, each with or without a place behind `#`. A path such as `/usr/bin/docker`, and one in a
 * sentence or a block of code, isn't a link.
 *
 * @param text - of a document, a page, or a file of data
 * @returns the new text, and how many links were written anew
 */
export function withLinksMoved(
  text: string,
  { from, to }: MovedSlug,
): { readonly text: string; readonly links: number } {
  let links = 0;
  const link = new RegExp(String.raw`(?<=\]\(|\]: |["']|\t(?:/\S+ )*)${from}(?=[#?)"'\s]|$)`, 'gm');
  const moved = text.replace(link, () => {
    links += 1;
    return to;
  });
  return { text: moved, links };
}
