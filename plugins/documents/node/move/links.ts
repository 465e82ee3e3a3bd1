/** Slugs before and after a move. */
export interface MovedSlug {
  readonly from: string;
  readonly to: string;
}

/**
 * Updates the links to a document in Markdown, in attributes and strings, and in the columns of a TSV file, with or
 * without a fragment. A path such as `/usr/bin/docker`, or one in a sentence or code block, isn't a link.
 *
 * @param text - content of a document, a page, or a data file
 * @returns the new text, and the number of updated links
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
