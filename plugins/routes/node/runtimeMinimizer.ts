import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

/** The framework's bundler where the site is built, as far as it is not webpack's. */
interface Rspack {
  readonly SwcJsMinimizerRspackPlugin: new (options: object) => WebpackPluginInstance;
}

/** The file of the bundler's runtime. */
export const RUNTIME = /(?:^|\/)runtime~[^/]*\.js$/;

/** As the framework's, except for `mangle`. */
export const MINIFICATION = { ...getSwcJsMinimizerOptions(), mangle: { disableCharFreq: true } };

/**
 * Makes the bundler's runtime small without regard to how often it has each letter.
 *
 * The runtime has the hashes of other files, which get their final values after it was minified. Until
 * then they depend on whether the modules came from the bundler's cache, and names that are given by the
 * frequency of letters differ with them: so would the file's own hash, and with it each page.
 */
export const runtimeMinimizer = ({
  currentBundler,
}: ConfigureWebpackUtils): WebpackPluginInstance => {
  const { SwcJsMinimizerRspackPlugin } = currentBundler.instance as unknown as Rspack;
  return new SwcJsMinimizerRspackPlugin({ include: RUNTIME, minimizerOptions: MINIFICATION });
};
