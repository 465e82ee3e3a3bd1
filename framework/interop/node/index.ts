import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';
import { type Replacement, replaceModules } from '../../replaceModule.ts';

/** What a plugin passes to the bundler. */
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

const client = (file: string) => fileURLToPath(new URL(`../client/${file}`, import.meta.url));

/** Needed for any site. */
const REPLACEMENTS: readonly Replacement[] = [
  // The package is required, not imported, so the bundler can't drop its unused functions (4 KB).
  {
    request: /^tslib$/,
    from: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
    module: client('importDefault.ts'),
  },
  { request: /^path-to-regexp$/, module: client('literalPath.ts') },
];

/**
 * Packages that only export but don't declare `sideEffects: false`. The router imports functions and checks
 * from them that no page uses, and the bundler drops them only if told that they have no side effects.
 */
const EXPORTING = /node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/;

/**
 * Keeps unused library code out of the main bundle. Each module of ../client says what it replaces; the
 * packages in {@link EXPORTING} are dropped where nothing uses them.
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
