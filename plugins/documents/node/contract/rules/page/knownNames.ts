import leven from 'leven';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../finding.ts';
import type { PageRule } from '../rule.ts';

/** Components that documents can use without an import. */
const COMPONENTS = [
  'Amount',
  'Checklist',
  'CodeBlock',
  'DataTable',
  'Details',
  'DocumentList',
  'Figure',
  'Ingredients',
  'Keys',
  'OfflineSection',
  'Recipe',
  'Steps',
  'TabItem',
  'Tabs',
  'Temperature',
  'Timer',
];

/** The component with the most similar name. */
const nearest = (name: string): string | undefined =>
  COMPONENTS.find((known) => leven(known.toLowerCase(), name.toLowerCase()) <= 2);

/** A bare name in braces, as in a template. MDX treats it as a variable, but documents have no variables. */
const VARIABLE = /^\s*[A-Za-z_$][\w$.]*\s*$/;

/** Otherwise, rendering the page fails, with an error that doesn't give the position of the name. */
export const knownNames: PageRule = {
  name: 'known-names',
  description: 'Components have a name that is known, and braces hold no variable.',
  holdsForDrafts: true,
  check: ({ tree }) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const { name } = node;
        if (name !== null && /^[A-Z]/.test(name) && !COMPONENTS.includes(name)) {
          const meant = nearest(name);
          problems.push({
            line,
            message: `there is no component <${name}>; ${meant === undefined ? `known are ${COMPONENTS.join(', ')}` : `write <${meant}>`}`,
          });
        }
      } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        if (VARIABLE.test(node.value)) {
          problems.push({
            line,
            message: `{${node.value}} is a variable that doesn't exist; put it in backticks, or write \\{ for a brace`,
          });
        }
      }
    });
    return problems;
  },
};
