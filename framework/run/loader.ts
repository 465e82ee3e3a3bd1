import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** The framework's loader of the configuration, the sidebars, presets, and plugins. */
const framework: { loadFreshModule: (file: string) => Promise<unknown> } =
  require('@docusaurus/utils/lib/moduleUtils.js');

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGES = path.join(ROOT, 'node_modules');

/**
 * Makes the framework load modules with Node, which leaves TypeScript to tsx.
 *
 * The framework's own loader transpiles each module and package with Babel. That takes ten seconds of a clean build,
 * and creates second instances of packages that Node has already loaded.
 */
export function loadModulesWithNode(): void {
  framework.loadFreshModule = async (file) => {
    // The development server loads the configuration again after a change to what it imports.
    for (const loaded of Object.keys(require.cache)) {
      if (loaded.startsWith(ROOT) && !loaded.startsWith(PACKAGES)) {
        delete require.cache[loaded];
      }
    }
    const module = require(file);
    return file.endsWith('.ts') ? module.default : module;
  };
}
