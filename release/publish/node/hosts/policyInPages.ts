import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../../../scripts/command/refusal.ts';
import { readPage } from '../policy/pages.ts';
import { policyInPage } from '../policy/policy.ts';
import { plainHeadersOf } from '../table/route.ts';
import type { ServingTable } from '../table/table.ts';

/** The policy goes after it: before the first script, but after what must be in the first kilobyte. */
const CHARSET = /<meta charset=[^>]*>/i;

/**
 * Writes the security policy into each page, for a host that sends no headers.
 *
 * @param files - the pages, as paths below the build
 * @throws Refusal for a page that doesn't declare its charset
 */
export async function writePolicyIntoPages(
  folder: string,
  files: readonly string[],
  table: ServingTable,
): Promise<void> {
  const policy = policyInPage(plainHeadersOf(table)['Content-Security-Policy'] ?? '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  for (const name of files) {
    const file = path.join(folder, name);
    const html = await readFile(file, 'utf8');
    // Its only script redirects to the new URL, and the policy of other pages doesn't allow it.
    if (readPage(name, html).refreshesTo !== undefined) {
      continue;
    }
    if (!CHARSET.test(html)) {
      throw new Refusal(`${name} has no <meta charset> that the security policy could follow`);
    }
    await writeFile(
      file,
      html.replace(CHARSET, (charset) => charset + meta),
    );
  }
}
