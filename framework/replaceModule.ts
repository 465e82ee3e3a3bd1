import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/** A module that another one takes the place of. */
export interface Replacement {
  /** Matches the request as the import has it. */
  readonly request: RegExp;
  /** Matches the path of the importing file; all files count where it's left out. */
  readonly from?: RegExp;
  /** Absolute path of the module that is bundled instead. */
  readonly module: string;
}

/**
 * Replaces modules, and fails a production build in which one of the replacements matches nothing: then the
 * framework has moved the module, and readers would silently get its own.
 *
 * @param owner - the folder that the replacements are in, which the message names
 * @param utils - what the framework hands to `configureWebpack`
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
        // A server takes modules from the bundler's cache without resolving them again.
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
