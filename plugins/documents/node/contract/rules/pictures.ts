import { diagramFaults } from '../../../../diagrams/node/faults.ts';
import { diagramKey } from '../../../../diagrams/node/remarkDrawings.ts';
import { attributesOf, textOfAttribute } from '../../../../mdx/node/attributes.ts';
import { faultAt } from '../../../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../../../mdx/node/nodes.ts';
import { LOADING_ELEMENTS } from './components.ts';
import type { AsyncLibraryRule, LibraryRule, PageRule } from './rule.ts';

/** Texts that say nothing about the picture: its file's name, or that it is one. */
const NO_ALTERNATIVE =
  /^(?:[\w-]+\.(?:svg|png|jpe?g|gif|webp|avif)|image|picture|photo|figure|diagram|chart|screenshot)\.?$/i;

/** Screen readers say themselves that it's an image. */
const SAID_TWICE = /^(?:an? )?(?:image|picture|photo(?:graph)?|figure) (?:of|showing)\b/i;

/** Every picture in the library is content, so each needs alternative text. */
export const pictureText: PageRule = {
  description: 'Each picture has an alternative text.',
  check: ({ tree }) =>
    elementsOf(tree, 'Figure').flatMap((node) => {
      const alt = textOfAttribute(node, 'alt')?.trim() ?? '';
      if (alt === '' || NO_ALTERNATIVE.test(alt)) {
        const message =
          'the picture has no alternative text; say in words what it shows, for whoever does not see it';
        return [faultAt(node, message)];
      }
      const [beginning] = SAID_TWICE.exec(alt) ?? [];
      const message = `the alternative text begins with "${beginning}", which screen readers say anyway; begin with what it shows`;
      return beginning === undefined ? [] : [faultAt(node, message)];
    }),
};

/** Other hosts are blocked by the site's policy, and a picture without a size moves the text. */
export const picturesAreFigures: PageRule = {
  description: 'Pictures are Figures, and nothing else is loaded: no frame, no video, no sound.',
  check: ({ tree }) => [
    ...[...nodesOf(tree, 'image', 'imageReference'), ...elementsOf(tree, 'img', 'picture')].map(
      (node) =>
        faultAt(
          node,
          'the picture isn\'t a Figure; put its file into images/docs/, and write <Figure src="…" width={…} height={…} alt="…" />',
        ),
    ),
    ...elementsOf(tree, ...LOADING_ELEMENTS)
      .filter(({ name }) => name !== 'img' && name !== 'picture')
      .map((node) =>
        faultAt(
          node,
          `<${node.name}> would load something, which the site's policy blocks; link to it`,
        ),
      ),
  ],
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

/** A missing file would show up as a broken image, and one of another size distorted. */
export const pictureFiles: LibraryRule = {
  description: 'Each picture of a Figure is a file in `images/docs/`, and has its size.',
  check: ({ documents, pictureSizeOf }) => {
    if (pictureSizeOf === undefined) {
      return [];
    }
    return documents.flatMap(({ file, pictures }) => {
      const lines = new Set<number>();
      return pictures.flatMap(({ name, line, width, height }) => {
        const size = pictureSizeOf(name);
        if (size === undefined) {
          const message = `the picture ${name} isn't in images/docs/; add it, or correct its name`;
          return [{ file, line, message }];
        }
        const isRight = size.width === width && size.height === height;
        if (isRight || !(isPixels(width) && isPixels(height)) || lines.has(line)) {
          return [];
        }
        // Of the pictures for both color modes, one is enough to say so.
        lines.add(line);
        const message = `the picture ${name} isn't ${width} × ${height} pixels; write width={${size.width}} height={${size.height}}, or use another file`;
        return [{ file, line, message }];
      });
    });
  },
};

/** Otherwise, readers would be the first to see a mistake, and the page would jump when a diagram appears. */
export const diagrams: AsyncLibraryRule = {
  description:
    'Each diagram is one that mermaid can draw, and has its drawing in `static/diagrams/`.',
  async check({ documents, hasDrawing }) {
    const all = documents.flatMap(({ file, isDraft, diagrams: own }) =>
      own.map((diagram) => ({ file, isDraft, ...diagram })),
    );
    const faults = await diagramFaults(all.map(({ source }) => source));
    return all.flatMap(({ file, isDraft, line, source }, at) => {
      const fault = faults[at];
      if (fault !== undefined) {
        const message = `the diagram can't be drawn: ${fault.reason}; correct it`;
        // The source starts on the line after the fence.
        return [{ file, line: line + fault.line, message }];
      }
      const message =
        'static/diagrams/ has no drawing of the diagram as it is now; run: npm run diagrams';
      return isDraft || hasDrawing(diagramKey(source)) ? [] : [{ file, line, message }];
    });
  },
};
