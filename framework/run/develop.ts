// The framework's development server in its own process, called only by commands/dev.ts with its port, the site's
// folder if it isn't this one, and the host to listen on if it isn't localhost.
//
// The framework starts a reload on each change, even if others are still running. They start from the same state
// and write the same folders, so the last one wins, or fails halfway. Here they run one after another.
import { createRequire } from 'node:module';
import { start } from '@docusaurus/core/lib/index.js';
import pLimit from 'p-limit';
import { loadModulesWithNode } from './loader.ts';

const require = createRequire(import.meta.url);

interface ReloadableSite {
  readonly reloadPlugin: (plugin: typeof DOCS) => Promise<void>;
}

/** Reads the order of the sidebars, which the documents' own plugin watches. */
const DOCS = { name: 'docusaurus-plugin-content-docs', options: { id: 'default' } };

const utils: { createReloadableSite: (params: object) => Promise<ReloadableSite> } =
  require('@docusaurus/core/lib/commands/start/utils.js');
const { createReloadableSite } = utils;
if (createReloadableSite === undefined) {
  throw new Error(
    'framework/run/develop.ts: this release of Docusaurus creates its reloadable site elsewhere; find where, and queue its reloads there',
  );
}
utils.createReloadableSite = async (params) => {
  const site = await createReloadableSite(params);
  const queue = pLimit(1);
  /** Names of plugins whose reload is queued: another one would read nothing newer. */
  const waiting = new Set<string>();
  return {
    ...site,
    async reloadPlugin(changed) {
      const plugin = changed.name === 'documents' ? DOCS : changed;
      if (waiting.has(plugin.name)) {
        return;
      }
      waiting.add(plugin.name);
      await queue(() => {
        waiting.delete(plugin.name);
        return site.reloadPlugin(plugin);
      });
    },
  };
};

process.env.BABEL_ENV = 'development';
process.env.NODE_ENV = 'development';
const [port = '3000', folder = '.', host = 'localhost'] = process.argv.slice(2);
loadModulesWithNode();
void start(folder, { open: false, port, host });
