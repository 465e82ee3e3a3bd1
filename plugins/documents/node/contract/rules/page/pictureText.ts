import { faultAt } from '../../../../../mdx/node/faults.ts';
import { attributeOf } from '../../page/jsx.ts';
import { elementsOf, nodesOf } from '../../page/nodes.ts';
import type { PageRule } from '../rule.ts';

/** Every picture in the library is content, so each needs alternative text. */
export const pictureText: PageRule = {
  name: 'picture-text',
  description: 'Each picture has an alternative text.',
  holdsForDrafts: true,
  check: ({ tree }) =>
    [
      ...nodesOf(tree, 'image', 'imageReference').filter(({ alt }) => !alt?.trim()),
      ...[...elementsOf(tree, 'img'), ...elementsOf(tree, 'Figure')].filter((node) => {
        const text = attributeOf(node, 'alt');
        return text !== null && !text?.trim();
      }),
    ].map((node) =>
      faultAt(
        node,
        'the picture has no alternative text; say in words what it shows, for whoever does not see it',
      ),
    ),
};
