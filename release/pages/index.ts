import { dataElement, pageDataOf } from '../../framework/routes/node/pageData.ts';
import { placeAttribute } from '../../framework/wakeUp/node/index.ts';
import { filesBelow } from '../publish/files.ts';
import type { HostSettings } from '../publish/policy.ts';
import { policyInPages } from '../publish/policyInPages.ts';
import { criticalStyles } from '../styles/index.ts';
import { factsOf, isPage, type PageFacts } from './facts.ts';
import { type Rewriter, rewritePages } from './rewrite.ts';

export { isPage, type PageFacts, readPages } from './facts.ts';
export { rewritePages } from './rewrite.ts';

/**
 * Finishes the pages of a build: the only pass over their HTML after rendering. What's inserted, and in which order, is
 * listed here.
 *
 * @param folder - what the framework built; its pages are modified in place
 * @param settings - the site's base URL, and the hosts that its pages load from
 * @param onPage - called with each page once it's written
 * @returns what serving and keeping the pages depend on
 * @throws the system's error for a file that can't be read or written, and a Refusal for a page that can't get its policy
 */
export async function finishPages(
  folder: string,
  settings: HostSettings & { readonly baseUrl: string },
  onPage: (file: string, html: string) => void = () => undefined,
): Promise<readonly PageFacts[]> {
  const files = await filesBelow(folder);
  const dataOf = await pageDataOf(folder, files, settings.baseUrl);
  const rewriters: readonly Rewriter[] = [
    policyInPages(settings),
    (page) => placeAttribute(page, settings.baseUrl),
    ({ file, html }) => {
      const data = dataOf(file);
      return data ? [{ at: html.length, text: dataElement(data) }] : [];
    },
    // Last, because a browser waits for a stylesheet before it paints what follows.
    await criticalStyles(folder, files),
  ];
  const facts: PageFacts[] = [];
  await rewritePages(folder, files.filter(isPage), rewriters, (page, html) => {
    // What's inserted changes none of the other facts, apart from the order of references.
    facts.push({ ...factsOf(page), data: dataOf(page.file) });
    onPage(page.file, html);
  });
  return facts;
}
