import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../finding.ts';
import { attributeOf, isJsx } from '../../page/jsx.ts';
import type { PageRule } from '../rule.ts';

/** Elements and components that show a picture. */
const PICTURES = ['img', 'Figure'];

/**
 * The alternative text of a picture.
 *
 * @returns `undefined` if the node isn't a picture; `null` if its text is only known in the browser
 */
function textOf(node: Nodes): string | null | undefined {
  if (node.type === 'image' || node.type === 'imageReference') {
    return node.alt ?? '';
  }
  if (isJsx(node) && PICTURES.includes(node.name ?? '')) {
    const text = attributeOf(node, 'alt');
    return text === undefined ? '' : text;
  }
  return undefined;
}

/** Every picture in the library is content, so each needs alternative text. */
export const pictureText: PageRule = {
  name: 'picture-text',
  description: 'Each picture has an alternative text.',
  holdsForDrafts: true,
  check: ({ tree }) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      if (textOf(node)?.trim() === '') {
        problems.push({
          line: node.position?.start.line ?? 1,
          message:
            'the picture has no alternative text; say in words what it shows, for whoever does not see it',
        });
      }
    });
    return problems;
  },
};
