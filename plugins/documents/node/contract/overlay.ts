import type { Plugin } from '@docusaurus/types';
import type { Finding } from './finding.ts';
import { HEAD, listOf } from './report.ts';

/** How the loader's error begins when a document can't be compiled; a dump of the parser's error follows. */
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
  /** Shows findings in place of the previous ones. */
  show(findings: readonly Finding[]): void;
  /** What the bundler and its server need for that. */
  readonly configuration: ReturnType<NonNullable<Plugin['configureWebpack']>>;
}

/**
 * Adds the findings to each compilation as a warning: the framework prints it, and the page still reloads. If a
 * document that has a finding can't be compiled, the list replaces the loader's error.
 */
export function findingsOverlay(): FindingsOverlay {
  let shown: readonly Finding[] = [];
  let compileAgain = () => {};
  const isListed = ({ message }: Error) =>
    message.includes(FAILURE) && shown.some(({ file }) => message.includes(file));

  const bundlerPlugin = {
    apply(compiler: Compiler) {
      compileAgain = () => {
        // A compilation that is running will show them when it ends.
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
