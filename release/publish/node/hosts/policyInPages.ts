import { Refusal } from '../../../../scripts/command/refusal.ts';
import { type Rewriter, redirectIn } from '../../../pages/node/index.ts';
import { policyInPage } from '../policy/policy.ts';
import { plainHeadersOf } from '../table/route.ts';
import type { ServingTable } from '../table/table.ts';

/**
 * Makes a rewriter that inserts the security policy into pages, for a host that sends no headers. It goes after the
 * charset: before the first script, but after what must be in the first kilobyte.
 */
export function policyInPages(table: ServingTable): Rewriter {
  const policy = policyInPage(plainHeadersOf(table)['Content-Security-Policy'] ?? '');
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return (page) => {
    // Its only script redirects to the new URL, and the policy of other pages doesn't allow it.
    if (redirectIn(page) !== undefined) {
      return [];
    }
    const charset = page.elements.find(({ attributes }) => 'charset' in attributes)?.location;
    if (charset === undefined) {
      throw new Refusal(`${page.file} has no <meta charset> that the security policy could follow`);
    }
    return [{ at: charset.endOffset, text }];
  };
}
