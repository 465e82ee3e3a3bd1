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

const DECODERS = client('decode.ts');

/** The browser's functions that throw for malformed escapes, and what's called instead. */
const PROVIDED = {
  decodeURI: [DECODERS, 'decodePath'],
  decodeURIComponent: [DECODERS, 'decodeComponent'],
};

/**
 * Keeps unused library code out of the main bundle, and malformed addresses from breaking pages. Each module of ../client says what it replaces; the
 * packages in {@link EXPORTING} are dropped where nothing uses them.
 */
export const interopPlugin = (): Plugin => ({
  name: 'interop',
  configureWebpack(_config, isServer, utils: ConfigureWebpackUtils): Configuration {
    if (isServer) {
      return {};
    }
    const { ProvidePlugin } = utils.currentBundler.instance;
    return {
      module: { rules: [{ test: EXPORTING, sideEffects: false }] },
      plugins: [
        ...replaceModules('framework/interop', REPLACEMENTS, utils),
        new ProvidePlugin(PROVIDED),
      ],
    };
  },
});
