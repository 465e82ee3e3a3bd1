import { createHash } from 'node:crypto';
import path from 'node:path';
import { keyOf } from '../../routes/shared/directory.ts';

/** Stands beside the server's bundle, and says what each page is rendered from. */
export const KEYS_FILE = 'page-keys.json';

/** What pages are rendered from. */
export interface PageKeys {
  /** Absolute path of the folder that keeps what was rendered. */
  readonly folder: string;
  /** Hash of what any page may be rendered from. */
  readonly shared: string;
  /** Hashes of what one page alone is rendered from, by the keys of their addresses. */
  readonly own: Readonly<Record<string, string>>;
}

/**
 * The file that keeps what was rendered of a page, named after all that it was rendered from.
 *
 * @param pathname - address of the page, with the base URL
 * @throws URIError when its escapes are broken
 */
export function fileOfPage({ folder, shared, own }: PageKeys, pathname: string): string {
  const parts = [shared, pathname, own[keyOf(pathname)] ?? ''];
  return path.join(folder, createHash('sha256').update(JSON.stringify(parts)).digest('hex'));
}
