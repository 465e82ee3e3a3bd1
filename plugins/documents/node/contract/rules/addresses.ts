import { isReserved } from '../../address.ts';
import { byAddress, byFormerSlug } from '../catalog.ts';
import type { Document } from '../document.ts';
import type { LibraryRule } from './rule.ts';

const RESERVED = 'is an address that the site or its host uses for something else';

/** If two documents had the same slug, only one of them would be served. */
export const addresses: LibraryRule = {
  description:
    "Each document has an address of its own: its file's name, or its folder's for a README.",
  check: ({ documents, pages }) =>
    documents.flatMap(({ file, slug }) => {
      const fault = (message: string) => ({ file, line: 1, message });
      if (slug === undefined) {
        const fix =
          'rename the file, or the folder of a README, to lower-case words joined by hyphens';
        return [fault(`the name cannot be an address; ${fix}`)];
      }
      const others = documents
        .filter((other) => other.slug === slug && other.file !== file)
        .map((other) => other.file)
        .join(' and ');
      return [
        ...(others === '' ? [] : [fault(`${others} would be at ${slug} too; rename one of them`)]),
        ...(isReserved(slug) ? [fault(`${slug} ${RESERVED}; rename the file`)] : []),
        ...(pages.includes(slug) ? [fault(`${slug} is a page of the site; rename the file`)] : []),
      ];
    }),
};

/** The framework passes over them, so their writers would look for them in vain. */
export const documentEndings: LibraryRule = {
  description:
    'Each file in `docs/` is a document that ends in `.mdx` or `.md`, or one of the lists there.',
  check: ({ otherFiles }) =>
    otherFiles.map((file) => ({
      file,
      line: 1,
      message:
        "the file isn't a document, so it isn't published anywhere; give it the ending .mdx, or move it out of docs/",
    })),
};

/** A slug can only redirect to one page. */
export const formerSlugs: LibraryRule = {
  description: 'A former slug leads to one document, and no other document or page is at it.',
  check: (catalog) => {
    const firsts = byFormerSlug(catalog);
    const atAddress = byAddress(catalog);
    const reasonAgainst = (slug: string, document: Document): string | undefined => {
      const taker = atAddress.get(slug);
      if (taker !== undefined) {
        return `${taker.file} is at ${slug} now`;
      }
      if (isReserved(slug)) {
        return `${slug} ${RESERVED}`;
      }
      if (catalog.pages.includes(slug)) {
        return `${slug} is a page of the site`;
      }
      const first = firsts.get(slug);
      return first === document ? undefined : `${first?.file} has it too`;
    };
    return catalog.documents.flatMap((document) => {
      const { fields, lines } = document.frontMatter;
      const line = lines.get('formerly') ?? 1;
      return (fields.formerly ?? []).flatMap((slug) => {
        const reason = reasonAgainst(slug, document);
        const message = `${slug} in "formerly" can't lead here: ${reason}; delete it here, or there`;
        return reason === undefined ? [] : [{ file: document.file, line, message }];
      });
    });
  },
};

/** Readers bookmark URLs, and other sites link to them. */
export const published: LibraryRule = {
  description:
    'Each slug that was ever published is in `docs/published.txt`, and still leads to a document.',
  sparesDrafts: true,
  check: (catalog) => {
    const { published: entries, documents } = catalog;
    if (entries === undefined) {
      return [];
    }
    const file = 'docs/published.txt';
    const atAddress = byAddress(catalog);
    const formerly = byFormerSlug(catalog);
    const lost = entries.flatMap(({ text: slug, line }) => {
      const document = atAddress.get(slug) ?? formerly.get(slug);
      const message = `${slug} was published and leads nowhere; add it to the field "formerly" of the document that has its content now`;
      return document?.isDraft === false ? [] : [{ file, line, message }];
    });
    const unlisted = documents.flatMap(({ slug, file: own }) => {
      const message = `${slug} isn't in ${file}; add it as a line there`;
      const isListed = slug === undefined || entries.some(({ text }) => text === slug);
      return isListed ? [] : [{ file: own, line: 1, message }];
    });
    return [...lost, ...unlisted];
  },
};
