import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { subsetFonts } from './subsetFonts.ts';

/** Where the stylesheet is copied from. */
export interface MathsOptions {
  /** Folder that holds `katex.min.css` and `fonts/`. */
  readonly folder: string;
}

/** Where they go, below the build. */
const FOLDER = 'katex';

/**
 * Puts the maths stylesheet and its fonts into the build at `katex/`, for a site without a network. The fonts
 * have the characters there that the site's pages need.
 *
 * Only the WOFF2 fonts: the stylesheet names them first, and every browser the site supports reads them.
 */
export function mathsPlugin({ folder }: MathsOptions): () => Plugin {
  return () => ({
    name: 'maths',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) {
        return {};
      }
      const { CopyRspackPlugin } = currentBundler.instance as unknown as {
        CopyRspackPlugin: new (options: { patterns: object[] }) => never;
      };
      return {
        plugins: [
          new CopyRspackPlugin({
            patterns: [
              { from: path.join(folder, 'katex.min.css'), to: `${FOLDER}/` },
              { from: path.join(folder, 'fonts/*.woff2'), to: `${FOLDER}/fonts/[name][ext]` },
            ],
          }),
        ],
      };
    },
    postBuild: ({ outDir }) => subsetFonts(outDir, path.join(outDir, FOLDER, 'fonts')),
  });
}
