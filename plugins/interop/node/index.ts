import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

/** What the bundler is told by a plugin. */
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const IMPORT_DEFAULT = fileURLToPath(new URL('../client/importDefault.ts', import.meta.url));

/** Folder of the framework's only client code that requires `tslib`. */
const REQUIRING = /@docusaurus[\\/]utils-common[\\/]lib$/;

/**
 * Packages that do nothing but export, and do not say so: the router imports them for functions and checks
 * that no page uses, and the bundler may leave them out only where it is told.
 */
const EXPORTING = /node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/;

/**
 * Gives the framework's client the one function of `tslib` that it uses. The bundler cannot tell which that
 * is, as the package is required and not imported, and puts all of it into the main bundle: 4 KB.
 * Leaves out {@link EXPORTING} where nothing of them is used.
 */
export const interopPlugin = (): Plugin => ({
  name: 'interop',
  configureWebpack(_config, isServer, { currentBundler }: ConfigureWebpackUtils): Configuration {
    const { NormalModuleReplacementPlugin } = currentBundler.instance;
    return isServer
      ? {}
      : {
          module: { rules: [{ test: EXPORTING, sideEffects: false }] },
          plugins: [
            new NormalModuleReplacementPlugin(/^tslib$/, (data) => {
              if (REQUIRING.test(data.context)) {
                data.request = IMPORT_DEFAULT;
              }
            }),
          ],
        };
  },
});
