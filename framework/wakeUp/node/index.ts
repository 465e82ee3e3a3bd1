import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceModules } from '../../replaceModule.ts';
import { PageChunks } from './pageChunks.ts';
import { answersScript } from './scripts.ts';

export { wakeUpTemplate } from './template.ts';

const ENTRY = fileURLToPath(new URL('../client/entry.ts', import.meta.url));

/** Replacements for modules of the framework that render too much in one task, by path suffix. */
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
 * Starts the site's code in several tasks when the inline script requests it. The inline script is part of
 * {@link wakeUpTemplate}, which also names the script that responds before the site's code arrives. The
 * development server uses neither.
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
