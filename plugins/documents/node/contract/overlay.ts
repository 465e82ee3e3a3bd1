import type { Plugin } from '@docusaurus/types';
import type { Finding } from './finding.ts';
import { HEAD, listOf } from './report.ts';

/** How the framework's loader begins when a document can't be compiled; a dump of the parser's error follows. */
const FAILURE = 'MDX compilation failed';

/** What the overlay needs of the bundler's compilation. */
interface Compilation {
  errors: Error[];
  warnings: Error[];
}

/** What the overlay needs of the bundler. */
interface Compiler {
  readonly watching?: { readonly running: boolean; invalidate(): void };
  readonly hooks: {
    readonly done: { tap(name: string, run: (stats: { compilation: Compilation }) => void): void };
  };
}

/** Shows findings in the terminal and in the browser's overlay, while an author writes. */
export interface FindingsOverlay {
  /** Shows findings in place of the former ones. */
  show(findings: readonly Finding[]): void;
  /** What the bundler and its server need for that. */
  readonly configuration: ReturnType<NonNullable<Plugin['configureWebpack']>>;
}

/**
 * Makes the findings a warning of each compilation, which the framework prints and the page still reloads after.
 * Where a finding keeps a document from being compiled, it takes the place of the loader's error.
 */
export function findingsOverlay(): FindingsOverlay {
  let shown: readonly Finding[] = [];
  let compileAgain = () => {};
  const isListed = ({ message }: Error) =>
    message.includes(FAILURE) && shown.some(({ file }) => message.includes(file));

  const bundlerPlugin = {
    apply(compiler: Compiler) {
      compileAgain = () => {
        // A compilation that is running shows them when it is done.
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
