import { byAddress, byFormerSlug } from '../../catalog.ts';
import type { Finding } from '../../finding.ts';
import { targetOf } from '../../page/target.ts';
import type { LibraryRule } from '../rule.ts';

/** The framework finds these too, but only at the end of the build, and without a line number. */
export const linkTargets: LibraryRule = {
  name: 'link-targets',
  description: 'Each link within the library leads to a document or page that is published.',
  holdsForDrafts: false,
  check: (catalog) => {
    const atAddress = byAddress(catalog);
    const formerly = byFormerSlug(catalog);
    return catalog.documents.flatMap(({ file, links }) =>
      links.flatMap(({ url, line }): Finding[] => {
        const target = targetOf(url, catalog.origin);
        if (target.kind !== 'internal' || catalog.pages.includes(target.path)) {
          return [];
        }
        const document = atAddress.get(target.path);
        if (document === undefined) {
          const now = formerly.get(target.path)?.slug;
          const message =
            now === undefined
              ? `the link ${url} leads nowhere; write the address of a document or page, without a slash at its end`
              : `the link ${url} leads to a former slug; write ${now}`;
          return [{ file, line, message }];
        }
        return document.isDraft
          ? [
              {
                file,
                line,
                message: `the link ${url} leads to a draft; publish it, or take the link out`,
              },
            ]
          : [];
      }),
    );
  },
};
