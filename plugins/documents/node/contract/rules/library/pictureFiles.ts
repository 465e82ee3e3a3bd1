import type { LibraryRule } from '../rule.ts';

/** A missing file would show up as a broken image. */
export const pictureFiles: LibraryRule = {
  name: 'picture-files',
  description: 'Each picture of a Figure is a file in `images/docs/`.',
  holdsForDrafts: true,
  check: ({ documents, hasPicture }) =>
    documents.flatMap(({ file, pictures }) =>
      pictures
        .filter((picture) => !hasPicture(picture.name))
        .map(({ name, line }) => ({
          file,
          line,
          message: `the picture ${name} isn't in images/docs/; add it, or correct its name`,
        })),
    ),
};
