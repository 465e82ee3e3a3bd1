import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { isStray } from './strays.ts';

export { isStray } from './strays.ts';

/**
 * Deletes from a build what systems and editors have left behind in `static/` and `images/`, because the framework copies
 * these folders as they are.
 */
export const straysPlugin = (): Plugin => ({
  name: 'strays',
  async postBuild({ outDir }) {
    const strays = (await readdir(outDir, { recursive: true })).filter(isStray);
    await Promise.all(
      strays.map((file) => rm(path.join(outDir, file), { recursive: true, force: true })),
    );
  },
});
