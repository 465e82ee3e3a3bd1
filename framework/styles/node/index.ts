import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, Plugin, PostCssOptions } from '@docusaurus/types';
import { replaceModules } from '../../replaceModule.ts';
import { numberedClassNames } from './classNames.ts';
import { firstBlockStyles } from './firstBlock.ts';
import { fontRelativeConditions } from './fontRelative.ts';
import { pointerStyles } from './pointer.ts';
import { nameClasses } from './shortClasses.ts';

/** The file of a PostCSS plugin, with its options. */
type WrittenPlugin = readonly [file: string, options?: object];

/** A PostCSS plugin in the framework's configuration: an instance, or how to create it. */
type PostCssPlugin = object | string | WrittenPlugin;

const isWritten = (plugin: object): plugin is WrittenPlugin => Array.isArray(plugin);

const require = createRequire(import.meta.url);

/**
 * Creates a PostCSS plugin from the framework's configuration.
 *
 * @throws the system's error if its file can't be loaded
 */
function made(plugin: PostCssPlugin): object {
  if (typeof plugin === 'string') {
    return require(plugin)();
  }
  return isWritten(plugin) ? require(plugin[0])(plugin[1]) : plugin;
}

/** Packages with CSS modules; classes of other packages keep the framework's names. */
const THEMES = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/theme-mermaid',
];

/** The folders whose CSS modules get numbered classes. */
const moduleFolders = (): readonly string[] => [
  fileURLToPath(new URL('../../../src', import.meta.url)),
  ...THEMES.map((name) => path.dirname(require.resolve(name))),
];

const CLASS_NAMES = {
  request: /\/ThemeClassNames$/,
  module: fileURLToPath(new URL('../shared/themeClassNames.ts', import.meta.url)),
};

/**
 * Makes all stylesheets share their PostCSS plugins, and gives the classes of CSS modules short names in a
 * build (the development server keeps the readable ones). Of the framework's global class names, it keeps
 * those in {@link CLASS_NAMES}.
 *
 * By default, the loader creates each plugin again for each of the hundred stylesheets, and looks for a
 * configuration in every parent folder: five seconds of a clean build.
 */
export const stylesPlugin = (): Plugin => ({
  name: 'styles',
  configureWebpack(config, _isServer, utils: ConfigureWebpackUtils) {
    if (config.mode === 'production') {
      nameClasses(config.module?.rules, numberedClassNames(moduleFolders()));
    }
    return { plugins: replaceModules('framework/styles', [CLASS_NAMES], utils) };
  },
  configurePostCss: (options: PostCssOptions) => ({
    ...options,
    config: false,
    plugins: [
      ...(options.plugins as PostCssPlugin[]).map(made),
      pointerStyles,
      firstBlockStyles,
      fontRelativeConditions,
    ],
  }),
});
