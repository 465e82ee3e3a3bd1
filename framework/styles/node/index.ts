import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { replaceModules } from '../../replaceModule.ts';
import { nameClasses, numberedClassNames } from './classNames.ts';
import { firstBlockStyles, fontRelativeConditions, hoverStyles, pointerStyles } from './postcss.ts';

const require = createRequire(import.meta.url);

/** The folders whose CSS modules get numbered classes; all others keep the framework's names. */
const moduleFolders = (): readonly string[] => [
  ...['plugins', 'src', 'ui'].map((folder) =>
    fileURLToPath(new URL(`../../../${folder}`, import.meta.url)),
  ),
  ...['theme-classic', 'theme-common', 'theme-mermaid'].map((name) =>
    path.dirname(require.resolve(`@docusaurus/${name}`)),
  ),
];

const CLASS_NAMES = {
  request: /\/ThemeClassNames$/,
  module: fileURLToPath(new URL('../shared/themeClassNames.ts', import.meta.url)),
};

/**
 * Gives the classes of CSS modules short names in a build, and keeps only the framework's global class names that are
 * listed in ../shared/themeClassNames.ts. All stylesheets share their PostCSS plugins: by default, the loader creates
 * them again for each of the hundred stylesheets, and looks for a configuration in every parent folder, which adds
 * five seconds to a clean build.
 */
export const stylesPlugin = (): Plugin => ({
  name: 'styles',
  configureWebpack(config, _isServer, utils) {
    if (config.mode === 'production') {
      nameClasses(config.module?.rules, numberedClassNames(moduleFolders()));
    }
    return { plugins: replaceModules('framework/styles', [CLASS_NAMES], utils) };
  },
  configurePostCss: (options) => ({
    ...options,
    config: false,
    plugins: [
      ...options.plugins.map((plugin) =>
        Array.isArray(plugin) ? require(plugin[0])(plugin[1]) : plugin,
      ),
      pointerStyles,
      firstBlockStyles,
      fontRelativeConditions,
      hoverStyles,
    ],
  }),
});
