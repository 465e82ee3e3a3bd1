import { inspect } from 'node:util';

/** Errors caused by mistakes in code: only their stack shows where. */
const FAULTS_OF_CODE = new Set(['RangeError', 'ReferenceError', 'SyntaxError', 'TypeError']);

/** @returns the error and everything that caused it, outermost first */
function withCauses(error: unknown): unknown[] {
  const causes = error instanceof Error && error.cause !== undefined ? [error.cause] : [];
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error, ...[...causes, ...parts].flatMap(withCauses)];
}

/**
 * Formats what the framework threw, which wraps the reason in its own error, for the terminal.
 *
 * @returns the messages of its causes, one per line, with stacks for mistakes in code; empty if the reason was logged
 *   already
 */
export function failureMessage(error: unknown): string {
  const all = withCauses(error);
  const errors = all.filter((each) => each instanceof Error);
  if (errors.length < all.length || errors.some(({ name }) => FAULTS_OF_CODE.has(name))) {
    return inspect(error, { depth: Number.POSITIVE_INFINITY });
  }
  const reasons = errors.length > 1 ? errors.slice(1) : errors;
  const messages = reasons.map(({ message }) => message).filter((message) => message !== '');
  return [...new Set(messages)].join('\n');
}
