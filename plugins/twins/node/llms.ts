/** A document in the lists for language models. */
export interface ListedTwin {
  readonly title: string;
  readonly description: string;
  /** URL of its Markdown twin. */
  readonly url: string;
}

/** A section of the library with its documents. */
export interface ListedSection {
  readonly label: string;
  readonly documents: readonly ListedTwin[];
}

/** Separates documents in {@link allTwins}. */
const SEPARATOR = '\n---\n\n';

/**
 * Writes `llms.txt`: the sections of the library with a line for each document.
 *
 * @see https://llmstxt.org/
 */
export function llmsIndex(
  { title, tagline }: { readonly title: string; readonly tagline: string },
  sections: readonly ListedSection[],
): string {
  const parts = sections.map(({ label, documents }) =>
    [
      `## ${label}\n`,
      ...documents.map(
        (document) => `- [${document.title}](${document.url}): ${document.description}`,
      ),
    ].join('\n'),
  );
  return `${[`# ${title}`, `> ${tagline}`, ...parts].join('\n\n')}\n`;
}

/** Writes `llms-full.txt`: all twins, with a line between them. */
export const allTwins = (twins: readonly string[]): string => twins.join(SEPARATOR);
