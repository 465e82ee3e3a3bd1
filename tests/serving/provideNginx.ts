import type { TestProject } from 'vitest/node';
import { Refusal } from '../../scripts/command/refusal.mjs';
import type { Nginx } from '../../scripts/nginx/provide.mjs';
import { provideNginx } from '../../scripts/nginx/provide.mjs';
import { ROOT } from '../../scripts/project/root.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The web server of the tests; `undefined` where there is none and none may be installed. */
    nginx: Nginx | undefined;
  }
}

/**
 * Finds or installs nginx once for all tests. Without it the local server is tested alone, and that is
 * told; the check of a change does not go through then.
 */
export default async function setup({ provide }: TestProject): Promise<void> {
  try {
    provide('nginx', await provideNginx(ROOT, process.env));
  } catch (error) {
    if (!(error instanceof Refusal) || process.env.CI) {
      throw error;
    }
    console.warn(`nginx is not tested. ${error.message}`);
    provide('nginx', undefined);
  }
}
