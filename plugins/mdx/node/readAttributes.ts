import type * as z from 'zod';
import { attributesOf, type ComponentNode } from './attributes.ts';
import { type Fault, faultAt } from './faults.ts';

/** A mistake in an attribute; `attribute` is `undefined` if it's about several. */
export interface AttributeFault extends Fault {
  readonly attribute: string | undefined;
}

/** The attributes that a component takes, by name. */
interface AttributeSchema<Attributes> extends Pick<z.ZodType<Attributes>, 'safeParse'> {
  readonly shape: Readonly<Record<string, unknown>>;
}

/**
 * Reads the attributes of a component or an element.
 *
 * @param schema - its messages follow the name of the attribute, as in `needs a text in quotes`
 * @returns the attributes, or what's wrong with them
 */
export function readAttributes<Attributes>(
  node: ComponentNode,
  schema: AttributeSchema<Attributes>,
): { readonly attributes?: Attributes; readonly faults: readonly AttributeFault[] } {
  const given = attributesOf(node);
  const { success, data, error } = schema.safeParse(given);
  if (success) {
    return { attributes: data, faults: [] };
  }
  const fault = (attribute: string | undefined, message: string): AttributeFault => ({
    ...faultAt(node, `<${node.name}> ${message}`),
    attribute,
  });
  const takes = Object.keys(schema.shape).join(', ') || 'no attributes';
  const unknown = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  );
  const missing = error.issues.filter(
    ({ code, path: [name] }) => code === 'invalid_type' && !(String(name) in given),
  );
  // Each unknown attribute is probably a missing one under another name.
  const issues = error.issues.filter(
    (issue) => missing.length !== unknown.length || !missing.includes(issue),
  );
  const faults = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => fault(key, `has no attribute "${key}"; it takes ${takes}`));
    }
    const [attribute] = issue.path;
    if (attribute === undefined) {
      return [fault(undefined, issue.message)];
    }
    const name = String(attribute);
    return issue.code === 'invalid_type' && !(name in given)
      ? [fault(name, `lacks the attribute "${name}"`)]
      : [fault(name, `"${name}" ${issue.message}`)];
  });
  return { faults };
}
