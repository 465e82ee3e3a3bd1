import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import { type ConfiguredItem, unusedComponents } from './navbarItems.ts';

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
  {
    request: /^react-router-dom$/,
    from: /core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
    module: client('router.ts'),
  },
  {
    request: /^history$/,
    from: /react-router(?:-dom)?[\\/]esm[\\/]/,
    module: client('history.ts'),
  },
  { request: /^path-to-regexp$/, module: client('literalPath.ts') },
  { request: /theme-classic[\\/]lib[\\/]nprogress$/, module: client('progressBar.ts') },
];

/** Kinds of navbar items that are nowhere in the navbar. */
const navbarReplacements = (items: readonly ConfiguredItem[]): readonly Replacement[] =>
  unusedComponents(items).map((component) => ({
    request: new RegExp(`^@theme/NavbarItem/${component}$`),
    from: /NavbarItem[\\/]ComponentTypes\.js$/,
    module: client('unusedNavbarItem.ts'),
  }));

/**
 * Packages that do nothing but export, and do not say so: the router imports them for functions and checks
 * that no page uses, and the bundler may leave them out only where it is told.
 */
const EXPORTING = /node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/;

/**
 * Spares the main bundle libraries of which the site uses little or nothing, or only later: each module of
 * ../client says what it stands for. Leaves out {@link EXPORTING} where nothing of them is used.
 */
export const interopPlugin = ({ siteConfig }: LoadContext): Plugin => ({
  name: 'interop',
  configureWebpack(_config, isServer, { currentBundler }: ConfigureWebpackUtils): Configuration {
    if (isServer) {
      return {};
    }
    const { NormalModuleReplacementPlugin } = currentBundler.instance;
    const { items } = siteConfig.themeConfig.navbar as {
      readonly items: readonly ConfiguredItem[];
    };
    const replacements = [...REPLACEMENTS, ...navbarReplacements(items)];
    return {
      module: { rules: [{ test: EXPORTING, sideEffects: false }] },
      plugins: replacements.map(
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
