import type { Plugin } from '@docusaurus/types';
import { resultCache } from '../../cache/node/index.ts';
import { KeptScripts } from './keptScripts.ts';

/** What the plugin needs from the site's configuration. */
export interface MinificationOptions {
  /** Absolute path of the folder that keeps results for the next build; nothing is kept where it is left out. */
  readonly cacheFolder: string | undefined;
}

/**
 * Keeps the minified scripts of a build for the next. The bundler keeps modules, and minifies every file of
 * them in each build: half of what bundling takes when one document has changed.
 */
export const minificationPlugin =
  ({ cacheFolder }: MinificationOptions): (() => Plugin) =>
  () => ({
    name: 'minification',
    configureWebpack(config, isServer) {
      return isServer || cacheFolder === undefined || config.mode !== 'production'
        ? {}
        : { plugins: [new KeptScripts(resultCache<string>(cacheFolder, 'scripts'))] };
    },
  });
