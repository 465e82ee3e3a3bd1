import logger from '@docusaurus/logger';
import type { Document } from './document.ts';
import { asLine, type Finding } from './finding.ts';
import { MARK } from './marks.ts';

/** The library breaks its contract. It has no message, because the findings have been logged. */
class ContractError extends Error {
  override readonly name = 'ContractError';
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** How each list of findings begins. */
export const HEAD = 'The documents break their contract';

/** The findings as a list with a line above it. */
export function listOf(findings: readonly Finding[]): string {
  const head = `${HEAD} in ${counted(findings.length, 'place')}; WRITING.md says what is checked:`;
  return [head, ...findings.map(asLine)].join('\n');
}

/** The drafts as a list with a line above it; `undefined` where there is none. */
function draftList(documents: readonly Document[]): string | undefined {
  const drafts = documents.filter(({ isDraft }) => isDraft);
  return drafts.length === 0
    ? undefined
    : [
        `${counted(drafts.length, 'draft')}, shown by npm run dev only:`,
        ...drafts.map(({ file, marks }) => `${file}: ${counted(marks.length, 'mark')} ${MARK}`),
      ].join('\n');
}

/**
 * Reports what came of checking the documents: findings are logged and stop a build; the author's server
 * shows them and goes on, and says so when the last one is gone.
 *
 * @param show - shows findings in place of the previous ones; without it, findings stop the build
 * @returns a function to call with what came of each run; it throws {@link ContractError} in a build
 */
export function reporter(
  show?: (findings: readonly Finding[]) => void,
): (findings: readonly Finding[], documents: readonly Document[]) => void {
  let formerCount = 0;
  let formerDrafts: string | undefined;
  return (findings, documents) => {
    const drafts = draftList(documents);
    if (drafts !== undefined && drafts !== formerDrafts) {
      logger.info(drafts);
    }
    formerDrafts = drafts;
    show?.(findings);
    if (show === undefined && findings.length > 0) {
      // Logged rather than thrown: the framework indents what it throws, and puts stacks around it.
      logger.error(listOf(findings));
      throw new ContractError();
    }
    if (findings.length === 0 && formerCount > 0) {
      logger.success('The documents keep their contract again.');
    }
    formerCount = findings.length;
  };
}
