import type { Nodes } from 'mdast';
import { isComponent } from '../../../mdx/node/attributes.ts';
import { tellAmount } from '../shared/amount.ts';
import { tellStepTime } from '../shared/duration.ts';
import { type Measure, measureIn } from '../shared/measure.ts';
import { tellTemperature } from '../shared/temperature.ts';
import { readAttributes } from './attributes.ts';

/** Amounts by ingredient name. */
export type Ingredients = Readonly<Record<string, Measure>>;

/** The text of a recipe component, given that of its children. */
function tellComponent(node: Nodes, content: string, ingredients: Ingredients): string | undefined {
  if (isComponent(node, 'Amount')) {
    const { attributes = {} } = readAttributes('Amount', node);
    const { of = '', one } = attributes;
    const measure = measureIn(attributes) ?? ingredients[of];
    if (measure === undefined) {
      return content;
    }
    const { text, single } = tellAmount({ measure, factor: 1, system: 'metric' });
    return `${text} ${content || (single && one) || of}`.trim();
  }
  if (isComponent(node, 'Temperature')) {
    const { attributes } = readAttributes('Temperature', node);
    return attributes && tellTemperature(attributes, 'metric');
  }
  if (isComponent(node, 'Timer')) {
    const { attributes } = readAttributes('Timer', node);
    return attributes && `(${tellStepTime(attributes)})`;
  }
  return undefined;
}

function textIn(node: Nodes, ingredients: Ingredients): string {
  if ('value' in node) {
    return node.value;
  }
  if (node.type === 'break') {
    return ' ';
  }
  const content = 'children' in node ? node.children : [];
  const separator = content.some(({ type }) => type === 'paragraph' || type === 'listItem')
    ? ' '
    : '';
  const inner = content.map((child) => textIn(child, ingredients)).join(separator);
  return tellComponent(node, inner, ingredients) ?? inner;
}

/**
 * The plain text of a part of a recipe: metric, with °F after °C.
 *
 * @param ingredients - amounts for components that only name an ingredient
 */
export function plainText(node: Nodes, ingredients: Ingredients): string {
  return textIn(node, ingredients).replace(/\s+/g, ' ').trim();
}
