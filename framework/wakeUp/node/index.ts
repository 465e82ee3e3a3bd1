import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceModules } from '../../replaceModule.ts';
import { PageChunks } from './pageChunks.ts';
import { answersScript } from './scripts.ts';

export { wakeUpTemplate } from './template.ts';

const ENTRY = fileURLToPath(new URL('../client/entry.ts', import.meta.url));

/** What stands for a module of the framework that has much rendered in one task, by the end of its path. */
const REPLACEMENTS = [
  {
    request: /\/browserContext$/,
    module: fileURLToPath(new URL('../client/browserContext.tsx', import.meta.url)),
  },
  {
    request: /\/useWindowSize$/,
    module: fileURLToPath(new URL('../client/windowSize.ts', import.meta.url)),
  },
];

/**
 * Has the site's code start in parts, each in a task of its own, when the script in a page asks for it.
 * That script comes by {@link wakeUpTemplate}, which also names the one that answers before the site's code
 * has come. The author's server has none of them.
 */
export const wakeUpPlugin = ({ generatedFilesDir }: LoadContext): Plugin => ({
  name: 'wake-up',
  configureWebpack(config, isServer, utils) {
    if (isServer || config.mode !== 'production') {
      return {};
    }
    return {
      mergeStrategy: { entry: 'replace' },
      entry: ENTRY,
      plugins: [
        ...replaceModules('framework/wakeUp', REPLACEMENTS, utils),
        new PageChunks(path.join(generatedFilesDir, 'client-manifest.json')) as never,
      ],
    };
  },
  async postBuild({ outDir }) {
    const { file, text } = answersScript();
    await writeFile(path.join(outDir, file), text);
  },
});
