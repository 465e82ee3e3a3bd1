import { fileURLToPath } from 'node:url';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

const CLIENT = fileURLToPath(new URL('../client/index.tsx', import.meta.url));

/**
 * Gives browsers what they need of the library that keeps the head of a page: two thirds of it make the heads of
 * served pages, which the build goes on doing with the library itself, or are for what no page has.
 */
export const headPlugin = (): Plugin => ({
  name: 'head',
  configureWebpack(_config, isServer, { currentBundler }: ConfigureWebpackUtils) {
    const { NormalModuleReplacementPlugin } = currentBundler.instance;
    return isServer
      ? {}
      : { plugins: [new NormalModuleReplacementPlugin(/^react-helmet-async$/, CLIENT)] };
  },
});
