import logger from '@docusaurus/logger';
import { asLine } from './check.ts';
import type { Finding } from './rules/rule.ts';

/** Thrown when the library breaks its contract. Has no message, because the findings have been logged. */
class ContractError extends Error {
  override readonly name = 'ContractError';
}

/**
 * Creates a function to call with the findings of each check. It logs a list of findings that differs from the former
 * one, and says when the last finding has been fixed.
 *
 * @param fails - whether findings also throw a {@link ContractError}, as in a build
 */
export function reporter(fails: boolean): (findings: readonly Finding[]) => void {
  let former = '';
  return (findings) => {
    const places = findings.length === 1 ? '1 place' : `${findings.length} places`;
    const head = `The documents break their contract in ${places}; WRITING.md says what is checked:`;
    const list = findings.length === 0 ? '' : [head, ...findings.map(asLine)].join('\n');
    if (list === '' && former !== '') {
      logger.success('The documents keep their contract again.');
    }
    if (list !== '' && list !== former) {
      // Log instead of throwing: the framework indents errors and adds stack traces.
      logger.error(list);
    }
    former = list;
    if (fails && list !== '') {
      throw new ContractError();
    }
  };
}
