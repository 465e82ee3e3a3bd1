import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PageChunks } from './pageChunks.ts';
import { answersScript } from './scripts.ts';

export { wakeUpTemplate } from './template.ts';

const ENTRY = fileURLToPath(new URL('../client/entry.ts', import.meta.url));
const BROWSER_CONTEXT = fileURLToPath(new URL('../client/browserContext.tsx', import.meta.url));

/**
 * Has the site's code start in parts, each in a task of its own, when the script in a page asks for it.
 * That script comes by {@link wakeUpTemplate}, which also names the one that answers before the site's code
 * has come. The author's server has none of them.
 */
export const wakeUpPlugin = ({ generatedFilesDir }: LoadContext): Plugin => ({
  name: 'wake-up',
  configureWebpack(config, isServer, { currentBundler }) {
    if (isServer || config.mode !== 'production') {
      return {};
    }
    const { NormalModuleReplacementPlugin } = currentBundler.instance;
    return {
      mergeStrategy: { entry: 'replace' },
      entry: ENTRY,
      plugins: [
        new NormalModuleReplacementPlugin(/\/browserContext$/, BROWSER_CONTEXT),
        new PageChunks(path.join(generatedFilesDir, 'client-manifest.json')) as never,
      ],
    };
  },
  async postBuild({ outDir }) {
    const { file, text } = answersScript();
    await writeFile(path.join(outDir, file), text);
  },
});
