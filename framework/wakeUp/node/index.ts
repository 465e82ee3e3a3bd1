import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PageChunks } from './pageChunks.ts';
import { answersScript } from './scripts.ts';

export { wakeUpTemplate } from './template.ts';

const ENTRY = fileURLToPath(new URL('../client/entry.ts', import.meta.url));

/** What stands for a module of the framework that has much rendered in one task, by the end of its path. */
const REPLACEMENTS = [
  [/\/browserContext$/, fileURLToPath(new URL('../client/browserContext.tsx', import.meta.url))],
  [/\/useWindowSize$/, fileURLToPath(new URL('../client/windowSize.ts', import.meta.url))],
] as const;

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
        ...REPLACEMENTS.map(
          ([request, module]) => new NormalModuleReplacementPlugin(request, module),
        ),
        new PageChunks(path.join(generatedFilesDir, 'client-manifest.json')) as never,
      ],
    };
  },
  async postBuild({ outDir }) {
    const { file, text } = answersScript();
    await writeFile(path.join(outDir, file), text);
  },
});
