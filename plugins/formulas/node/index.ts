import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { subsetFonts } from './subsetFonts.ts';

const FOLDER = 'katex';

/**
 * Copies the maths stylesheet and its WOFF2 fonts into the build at `katex/`, for a site without a network. The fonts
 * contain only the characters that the site's pages need.
 *
 * @param folder - has `katex.min.css` and `fonts/`
 */
export function formulasPlugin({ folder }: { readonly folder: string }): () => Plugin {
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
