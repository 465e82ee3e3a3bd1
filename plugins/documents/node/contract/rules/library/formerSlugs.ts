import { byFormerSlug } from '../../catalog.ts';
import type { Finding } from '../../finding.ts';
import type { LibraryRule } from '../rule.ts';

/** A slug can only redirect to one page. */
export const formerSlugs: LibraryRule = {
  name: 'former-slugs',
  description: 'A former slug leads to one document, and no other document or page is at it.',
  holdsForDrafts: true,
  check: (catalog) => {
    const firsts = byFormerSlug(catalog);
    return catalog.documents.flatMap((document) => {
      const { file, frontMatter } = document;
      return (frontMatter.fields.formerly ?? []).flatMap((slug): Finding[] => {
        const first = firsts.get(slug);
        const taker = catalog.documents.find((other) => other.slug === slug)?.file;
        const reason =
          taker !== undefined
            ? `${taker} is at ${slug} now`
            : catalog.pages.includes(slug)
              ? `${slug} is a page of the site`
              : first !== undefined && first !== document
                ? `${first.file} has it too`
                : undefined;
        return reason === undefined
          ? []
          : [
              {
                file,
                line: frontMatter.lines.get('formerly') ?? 1,
                message: `${slug} in "formerly" can't lead here: ${reason}; delete it here, or there`,
              },
            ];
      });
    });
  },
};
