import { visit } from 'unist-util-visit';
import type { Problem } from '../../finding.ts';
import { isJsx, type Jsx } from '../../page/jsx.ts';
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
  check: ({ tree }) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      if (isJsx(node) && node.name === 'Figure') {
        const missing = ['width', 'height'].filter((name) => !isPixels(node, name));
        if (missing.length > 0) {
          problems.push({
            line: node.position?.start.line ?? 1,
            message: `the Figure has no ${missing.join(' and ')}; write the size of the picture in pixels, such as width={720} height={400}`,
          });
        }
      }
    });
    return problems;
  },
};
