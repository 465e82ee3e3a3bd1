import { markdownAddress } from '../shared/address.ts';

/** A section of the library with its documents. */
interface ListedSection {
  readonly label: string;
  readonly documents: readonly {
    readonly title: string;
    readonly description: string;
    readonly permalink: string;
  }[];
}

/** The site as the lists for language models name it. */
export interface ListedSite {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
}

/**
 * Writes `llms.txt`: the sections of the library with a line for each document.
 *
 * @see https://llmstxt.org/
 */
export function llmsIndex(
  { title, tagline, url }: ListedSite,
  sections: readonly ListedSection[],
): string {
  const parts = sections.map(({ label, documents }) => {
    const lines = documents.map(
      (document) =>
        `- [${document.title}](${url}${markdownAddress(document.permalink)}): ${document.description}`,
    );
    return [`## ${label}\n`, ...lines].join('\n');
  });
  return `${[`# ${title}`, `> ${tagline}`, ...parts].join('\n\n')}\n`;
}
