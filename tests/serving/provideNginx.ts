import type { TestProject } from 'vitest/node';
import { Refusal } from '../../site/refusal.ts';
import { type Nginx, provideNginx } from './nginx.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The web server of the tests; `undefined` if it's missing and must not be installed. */
    nginx: Nginx | undefined;
  }
}

/**
 * Finds or installs nginx once for all tests. Without it, a local run tests only the local server and logs a
 * warning, and CI fails.
 */
export default async function setup({ provide }: TestProject): Promise<void> {
  try {
    provide('nginx', await provideNginx());
  } catch (error) {
    if (!(error instanceof Refusal) || process.env.CI) {
      throw error;
    }
    console.warn(`nginx is not tested. ${error.message}`);
    provide('nginx', undefined);
  }
}
