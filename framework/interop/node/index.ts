import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

/** What the bundler is told by a plugin. */
type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** A request for a module that another one takes the place of. */
interface Replacement {
  readonly request: RegExp;
  /** The modules whose requests count; all where there is none. */
  readonly from?: RegExp;
  /** Absolute path. */
  readonly module: string;
}

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
  configureWebpack(_config, isServer, { currentBundler }: ConfigureWebpackUtils): Configuration {
    if (isServer) {
      return {};
    }
    const { NormalModuleReplacementPlugin } = currentBundler.instance;
    return {
      module: { rules: [{ test: EXPORTING, sideEffects: false }] },
      plugins: REPLACEMENTS.map(
        ({ request, from, module }) =>
          new NormalModuleReplacementPlugin(request, (data) => {
            if (from === undefined || from.test(data.contextInfo.issuer)) {
              data.request = module;
            }
          }),
      ),
    };
  },
});
