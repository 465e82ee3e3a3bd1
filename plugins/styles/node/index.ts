import { createRequire } from 'node:module';
import type { Plugin, PostCssOptions } from '@docusaurus/types';
import { pointerStyles } from './pointer.ts';

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

/**
 * Has all stylesheets share their plugins of PostCSS.
 *
 * Left to itself, the loader makes each plugin anew for each of the hundred stylesheets, and looks for a
 * configuration in every folder above it: five seconds of a clean build.
 */
export const stylesPlugin = (): Plugin => ({
  name: 'styles',
  configurePostCss: (options: PostCssOptions) => ({
    ...options,
    config: false,
    plugins: [...(options.plugins as PostCssPlugin[]).map(made), pointerStyles],
  }),
});
