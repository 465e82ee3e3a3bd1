import { inspect } from 'node:util';

/** Errors that a mistake in code causes: only their stack says where it is. */
const FAULTS_OF_CODE = new Set(['RangeError', 'ReferenceError', 'SyntaxError', 'TypeError']);

/**
 * @param {unknown} error
 * @returns {unknown[]} the error and everything that caused it, outermost first
 */
function withCauses(error) {
  const causes = error instanceof Error && error.cause !== undefined ? [error.cause] : [];
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error, ...[...causes, ...parts].flatMap(withCauses)];
}

/**
 * What a build's failure says to the person at the terminal.
 *
 * @param {unknown} error what the framework threw; it wraps the reason in one of its own
 * @returns {string} the messages of its causes, one per line; with stacks where code is at fault; empty where the
 *   reason has been logged
 */
export function failureMessage(error) {
  const all = withCauses(error);
  const errors = all.filter((each) => each instanceof Error);
  if (errors.length < all.length || errors.some(({ name }) => FAULTS_OF_CODE.has(name))) {
    return inspect(error, { depth: Number.POSITIVE_INFINITY });
  }
  const reasons = errors.length > 1 ? errors.slice(1) : errors;
  const messages = reasons.map(({ message }) => message).filter((message) => message !== '');
  return [...new Set(messages)].join('\n');
}
