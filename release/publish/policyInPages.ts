import { Refusal } from '../../site/refusal.ts';
import { factsOf, redirectIn } from '../pages/facts.ts';
import type { Rewriter } from '../pages/rewrite.ts';
import { contentSecurityPolicy, type HostSettings } from './policy.ts';

/**
 * Makes a rewriter that inserts a page's security policy, which allows exactly the scripts in that page. So a page and
 * its policy are one file: they go live together, whatever the web server still sends with pages. The policy goes after
 * the charset: before the first script, but after what must be in the first kilobyte.
 *
 * @throws Refusal for a page without a charset, and for a script before it, which the policy wouldn't bind
 */
export function policyInPages(settings: HostSettings): Rewriter {
  return (page) => {
    // Its only script redirects to the new URL, for hosts that don't do it themselves.
    if (redirectIn(page) !== undefined) {
      return [];
    }
    const charset = page.elements.find(({ attributes }) => 'charset' in attributes);
    if (charset?.location === undefined) {
      throw new Refusal(`${page.file} has no <meta charset> that the security policy could follow`);
    }
    const script = page.elements.find(({ tag }) => tag === 'script');
    if (script !== undefined && page.elements.indexOf(script) < page.elements.indexOf(charset)) {
      throw new Refusal(
        `${page.file} has a script before its <meta charset>, where the security policy doesn't bind it; move the script after it`,
      );
    }
    const policy = contentSecurityPolicy(factsOf(page).inlineScripts, settings);
    const text = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
    return [{ at: charset.location.endOffset, text }];
  };
}
