import leven from 'leven';
import { faultAt } from '../../../../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../page/nodes.ts';
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
  check: ({ tree }) => [
    ...elementsOf(tree)
      .filter(({ name }) => /^[A-Z]/.test(name ?? '') && !COMPONENTS.includes(name ?? ''))
      .map((node) => {
        const meant = nearest(node.name ?? '');
        return faultAt(
          node,
          `there is no component <${node.name}>; ${meant === undefined ? `known are ${COMPONENTS.join(', ')}` : `write <${meant}>`}`,
        );
      }),
    ...nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression')
      .filter(({ value }) => VARIABLE.test(value))
      .map((node) =>
        faultAt(
          node,
          `{${node.value}} is a variable that doesn't exist; put it in backticks, or write \\{ for a brace`,
        ),
      ),
  ],
};
