import { fileURLToPath } from 'node:url';

/** Absolute path of the project's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
