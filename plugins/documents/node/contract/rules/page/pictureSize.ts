import { faultAt } from '../../../../../mdx/node/faults.ts';
import type { Jsx } from '../../page/jsx.ts';
import { elementsOf } from '../../page/nodes.ts';
import type { PageRule } from '../rule.ts';

/** Whether an attribute is an integer number of pixels in braces. */
function isPixels({ attributes }: Jsx, name: string): boolean {
  return attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === name &&
      typeof attribute.value === 'object' &&
      /^\s*[1-9]\d*\s*$/.test(attribute.value?.value ?? ''),
  );
}

/** Without a size, the layout would shift when the picture loads. */
export const pictureSize: PageRule = {
  name: 'picture-size',
  description: 'Each Figure has the width and the height of its picture.',
  holdsForDrafts: true,
  check: ({ tree }) =>
    elementsOf(tree, 'Figure').flatMap((node) => {
      const missing = ['width', 'height'].filter((name) => !isPixels(node, name));
      return missing.length === 0
        ? []
        : [
            faultAt(
              node,
              `the Figure has no ${missing.join(' and ')}; write the size of the picture in pixels, such as width={720} height={400}`,
            ),
          ];
    }),
};
