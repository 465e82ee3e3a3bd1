import { diagramFaults } from '../../../../content/diagrams/node/faults.ts';
import { attributesOf, textOfAttribute } from '../../../../mdx/node/attributes.ts';
import { faultAt } from '../../../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../../../mdx/node/nodes.ts';
import type { AsyncLibraryRule, LibraryRule, PageRule } from './rule.ts';

/** Every picture in the library is content, so each needs alternative text. */
export const pictureText: PageRule = {
  description: 'Each picture has an alternative text.',
  check: ({ tree }) => {
    const message =
      'the picture has no alternative text; say in words what it shows, for whoever does not see it';
    const images = nodesOf(tree, 'image', 'imageReference').filter(({ alt }) => !alt?.trim());
    const elements = elementsOf(tree, 'img', 'Figure').filter((node) => {
      const text = textOfAttribute(node, 'alt');
      return text !== null && !text?.trim();
    });
    return [...images, ...elements].map((node) => faultAt(node, message));
  },
};

const isPixels = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** Without a size, the layout would shift when the picture loads. */
export const pictureSize: PageRule = {
  description: 'Each Figure has the width and the height of its picture.',
  check: ({ tree }) =>
    elementsOf(tree, 'Figure').flatMap((node) => {
      const attributes = attributesOf(node);
      const missing = ['width', 'height'].filter((name) => !isPixels(attributes[name]));
      const message = `the Figure has no ${missing.join(' and ')}; write the size of the picture in pixels, such as width={720} height={400}`;
      return missing.length === 0 ? [] : [faultAt(node, message)];
    }),
};

/** A missing file would show up as a broken image. */
export const pictureFiles: LibraryRule = {
  description: 'Each picture of a Figure is a file in `images/docs/`.',
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

/** Otherwise, readers would be the first to see a mistake in a diagram. */
export const diagrams: AsyncLibraryRule = {
  description: 'Each diagram is one that mermaid can draw.',
  async check({ documents }) {
    const all = documents.flatMap(({ file, diagrams: own }) =>
      own.map((diagram) => ({ file, ...diagram })),
    );
    const faults = await diagramFaults(all.map(({ source }) => source));
    return all.flatMap(({ file, line }, at) => {
      const fault = faults[at];
      if (fault === undefined) {
        return [];
      }
      const message = `the diagram can't be drawn: ${fault.reason}; correct it`;
      // The source starts on the line after the fence.
      return [{ file, line: line + fault.line, message }];
    });
  },
};
