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

/** The file that makes a plugin of PostCSS, with its options. */
type WrittenPlugin = readonly [file: string, options?: object];

/** A plugin of PostCSS as the framework has it: made, or what makes it. */
type PostCssPlugin = object | string | WrittenPlugin;

const isWritten = (plugin: object): plugin is WrittenPlugin => Array.isArray(plugin);

const require = createRequire(import.meta.url);

/**
 * Makes a plugin of PostCSS from what the framework writes for it.
 *
 * @throws the system's error when its file cannot be loaded
 */
function made(plugin: PostCssPlugin): object {
  if (typeof plugin === 'string') {
    return require(plugin)();
  }
  return isWritten(plugin) ? require(plugin[0])(plugin[1]) : plugin;
}

/** Packages with CSS modules; classes of another keep the framework's names. */
const THEMES = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/theme-mermaid',
];

/** The folders whose CSS modules are numbered. */
const moduleFolders = (): readonly string[] => [
  fileURLToPath(new URL('../../../src', import.meta.url)),
  ...THEMES.map((name) => path.dirname(require.resolve(name))),
];

const CLASS_NAMES = {
  request: /\/ThemeClassNames$/,
  module: fileURLToPath(new URL('../shared/themeClassNames.ts', import.meta.url)),
};

/**
 * Has all stylesheets share their plugins of PostCSS, and gives the classes of CSS modules short names in a build
 * (the author's server keeps those that say where they are from).
 * Of the framework's names for parts of a page it keeps those of {@link CLASS_NAMES}.
 *
 * Left to itself, the loader makes each plugin anew for each of the hundred stylesheets, and looks for a
 * configuration in every folder above it: five seconds of a clean build.
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
