import logger from '@docusaurus/logger';
import type { Document } from './document.ts';
import { asLine, type Finding } from './finding.ts';
import { MARK } from './marks.ts';

/** Thrown when the library breaks its contract. Has no message, because the findings have been logged. */
class ContractError extends Error {
  override readonly name = 'ContractError';
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** First line of each list of findings. */
export const HEAD = 'The documents break their contract';

/** Formats the findings as a list with a heading. */
export function listOf(findings: readonly Finding[]): string {
  const head = `${HEAD} in ${counted(findings.length, 'place')}; WRITING.md says what is checked:`;
  return [head, ...findings.map(asLine)].join('\n');
}

/** Formats the drafts as a list with a heading; `undefined` if there are none. */
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
 * Creates a reporter for the results of checks. In a build, findings are logged and the build fails. A dev server shows
 * them, keeps running, and reports when the last one has been fixed.
 *
 * @param show - replaces the findings that are shown; without it, findings fail the build
 * @returns a function to call with each result; it throws {@link ContractError} in a build
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
      // Log instead of throwing: the framework indents errors and adds stack traces.
      logger.error(listOf(findings));
      throw new ContractError();
    }
    if (findings.length === 0 && formerCount > 0) {
      logger.success('The documents keep their contract again.');
    }
    formerCount = findings.length;
  };
}
