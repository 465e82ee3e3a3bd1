import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** A module and its replacement. */
export interface Replacement {
  /** Matches the request as written in the import. */
  readonly request: RegExp;
  /** Matches the path of the importing file; by default, every file. */
  readonly from?: RegExp;
  /** Absolute path of the module to bundle instead. */
  readonly module: string;
}

/**
 * Replaces modules, and fails a production build in which a replacement matches nothing. That means the
 * framework has moved the module, and readers would silently get the original.
 *
 * @param owner - the folder that contains the replacements, for the error message
 * @param utils - what the framework passes to `configureWebpack`
 */
export const replaceModules = (
  owner: string,
  replacements: readonly Replacement[],
  { currentBundler }: ConfigureWebpackUtils,
): WebpackPluginInstance[] =>
  replacements.map(({ request, from, module }) => ({
    apply(compiler: Compiler) {
      let isUsed = false;
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      new NormalModuleReplacementPlugin(request, (data) => {
        if (from === undefined || from.test(data.contextInfo.issuer)) {
          data.request = module;
          isUsed = true;
        }
      }).apply(compiler);
      if (compiler.options.mode !== 'production') {
        // A development server takes modules from the bundler's cache without resolving them again.
        return;
      }
      compiler.hooks.thisCompilation.tap(owner, (compilation) => {
        compilation.hooks.processAssets.tap(owner, () => {
          if (!isUsed) {
            const importers = from === undefined ? 'No file' : `No file that matches ${from}`;
            compilation.errors.push(
              new Error(
                `${owner}: ${importers} imports ${request}, which ${module} replaces; find where the framework has that module now, or delete the replacement`,
              ) as never,
            );
          }
        });
      });
    },
  }));
