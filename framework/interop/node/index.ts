import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { type Replacement, replaceModules } from '../../replaceModule.ts';

/** What the bundler is told by a plugin. */
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const client = (file: string) => fileURLToPath(new URL(`../client/${file}`, import.meta.url));

/** Whatever the site is made of. */
const REPLACEMENTS: readonly Replacement[] = [
  // The bundler cannot tell which function of it that is, as the package is required and not imported: 4 KB.
  {
    request: /^tslib$/,
    from: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
    module: client('importDefault.ts'),
  },
  { request: /^path-to-regexp$/, module: client('literalPath.ts') },
];

/**
 * Packages that do nothing but export, and do not say so: the router imports them for functions and checks
 * that no page uses, and the bundler may leave them out only where it is told.
 */
const EXPORTING = /node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/;

/**
 * Keeps out of the main bundle what the site doesn't use of libraries: each module of ../client says what it
 * replaces. Leaves out {@link EXPORTING} where nothing of them is used.
 */
export const interopPlugin = (): Plugin => ({
  name: 'interop',
  configureWebpack(_config, isServer, utils: ConfigureWebpackUtils): Configuration {
    if (isServer) {
      return {};
    }
    return {
      module: { rules: [{ test: EXPORTING, sideEffects: false }] },
      plugins: replaceModules('framework/interop', REPLACEMENTS, utils),
    };
  },
});
