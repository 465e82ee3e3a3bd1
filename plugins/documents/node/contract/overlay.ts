import type { Plugin } from '@docusaurus/types';
import type { Finding } from './finding.ts';
import { HEAD, listOf } from './report.ts';

/** Start of the loader's error for a document that can't be compiled. A dump of the parser's error follows. */
const FAILURE = 'MDX compilation failed';

/** The part of the bundler's compilation that the overlay uses. */
interface Compilation {
  errors: Error[];
  warnings: Error[];
}

/** The part of the bundler that the overlay uses. */
interface Compiler {
  readonly watching?: { readonly running: boolean; invalidate(): void };
  readonly hooks: {
    readonly done: { tap(name: string, run: (stats: { compilation: Compilation }) => void): void };
  };
}

/** Shows findings in the terminal and in the browser's error overlay while an author writes. */
export interface FindingsOverlay {
  /** Replaces the findings that are shown. */
  show(findings: readonly Finding[]): void;
  /** Configuration for the bundler and its dev server. */
  readonly configuration: ReturnType<NonNullable<Plugin['configureWebpack']>>;
}

/**
 * Adds the findings to each compilation as a warning: the framework prints it, and the page still reloads. If a
 * document with a finding can't be compiled, the list of findings replaces the loader's error.
 */
export function findingsOverlay(): FindingsOverlay {
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
        if (shown.length === 0) {
          return;
        }
        const others = compilation.errors.filter((error) => !isListed(error));
        const failed = others.length < compilation.errors.length;
        compilation.errors = others;
        (failed ? compilation.errors : compilation.warnings).push(new Error(listOf(shown)));
      });
    },
  };

  return {
    show(findings) {
      if (listOf(findings) !== listOf(shown)) {
        shown = findings;
        compileAgain();
      }
    },
    configuration: {
      plugins: [bundlerPlugin],
      devServer: {
        client: {
          overlay: {
            warnings: new Function(
              'warning',
              `return warning.message.includes(${JSON.stringify(HEAD)})`,
            ),
            runtimeErrors: new Function(
              'error',
              `return !error.message.includes(${JSON.stringify(FAILURE)})`,
            ),
          },
        },
      },
    } as FindingsOverlay['configuration'],
  };
}
