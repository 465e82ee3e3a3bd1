import logger from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { asLine } from './check.ts';
import type { Document } from './document.ts';
import type { Finding } from './rules/rule.ts';
import { MARK } from './rules/structure.ts';

/** Thrown when the library breaks its contract. Has no message, because the findings have been logged. */
class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** First line of each list of findings. */
const HEAD = 'The documents break their contract';

/** Start of the loader's error for a document that can't be compiled. A dump of the parser's error follows. */
const FAILURE = 'MDX compilation failed';

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** Formats the findings as a list with a heading. */
function listOf(findings: readonly Finding[]): string {
  const head = `${HEAD} in ${counted(findings.length, 'place')}; WRITING.md says what is checked:`;
  return [head, ...findings.map(asLine)].join('\n');
}

/** Formats the drafts as a list with a heading; empty if there are none. */
function draftList(documents: readonly Document[]): string {
  const drafts = documents.filter(({ isDraft }) => isDraft);
  const head = `${counted(drafts.length, 'draft')}, shown by npm run dev only:`;
  const lines = drafts.map(({ file, marks }) => `${file}: ${counted(marks, 'mark')} ${MARK}`);
  return drafts.length === 0 ? '' : [head, ...lines].join('\n');
}

/**
 * Creates a function to call with each result of the checks. In a build, it logs findings and throws a
 * {@link ContractError}. On a dev server, it shows them, and reports when the last one has been fixed.
 *
 * @param show - replaces the findings that a dev server shows; without it, findings fail the build
 */
export function reporter(
  show?: (findings: readonly Finding[]) => void,
): (findings: readonly Finding[], documents: readonly Document[]) => void {
  let hadFindings = false;
  let formerDrafts = '';
  return (findings, documents) => {
    const drafts = draftList(documents);
    if (drafts !== '' && drafts !== formerDrafts) {
      logger.info(drafts);
    }
    formerDrafts = drafts;
    show?.(findings);
    if (show === undefined && findings.length > 0) {
      // Log instead of throwing: the framework indents errors and adds stack traces.
      logger.error(listOf(findings));
      throw new ContractError();
    }
    if (findings.length === 0 && hadFindings) {
      logger.success('The documents keep their contract again.');
    }
    hadFindings = findings.length > 0;
  };
}

/** What the overlay changes after each compilation. */
interface Stats {
  readonly compilation: { errors: Error[]; warnings: Error[] };
}

/** The part of the bundler that the overlay uses. */
interface Compiler {
  readonly watching?: { readonly running: boolean; invalidate(): void };
  readonly hooks: { readonly done: { tap(name: string, run: (stats: Stats) => void): void } };
}

/**
 * Shows findings in the terminal and in the browser's error overlay while an author writes.
 *
 * Adds the findings to each compilation as a warning: the framework prints it, and the page still reloads. If a
 * document with a finding can't be compiled, the list of findings replaces the loader's error.
 *
 * @returns a function that replaces the findings that are shown, and the configuration for the bundler
 */
export function findingsOverlay() {
  let shown: readonly Finding[] = [];
  let compileAgain = () => {};
  const isListed = ({ message }: Error) =>
    message.includes(FAILURE) && shown.some(({ file }) => message.includes(file));

  const bundlerPlugin = {
    apply(compiler: Compiler) {
      compileAgain = () => {
        // A running compilation picks them up when it ends.
        if (compiler.watching?.running === false) {
          compiler.watching.invalidate();
        }
      };
      compiler.hooks.done.tap('documents', ({ compilation }) => {
        if (shown.length > 0) {
          const others = compilation.errors.filter((error) => !isListed(error));
          const failed = others.length < compilation.errors.length;
          compilation.errors = others;
          (failed ? compilation.errors : compilation.warnings).push(new Error(listOf(shown)));
        }
      });
    },
  };
  const hasHead = `return warning.message.includes(${JSON.stringify(HEAD)})`;
  const isOther = `return !error.message.includes(${JSON.stringify(FAILURE)})`;
  const overlay = {
    warnings: new Function('warning', hasHead),
    runtimeErrors: new Function('error', isOther),
  };
  return {
    show(findings: readonly Finding[]) {
      if (listOf(findings) !== listOf(shown)) {
        shown = findings;
        compileAgain();
      }
    },
    configuration: {
      plugins: [bundlerPlugin],
      devServer: { client: { overlay } },
    } as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
