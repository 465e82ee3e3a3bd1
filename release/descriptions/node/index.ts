import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../../site/settings.ts';
import { openSearch } from './openSearch.ts';
import { securityText } from './securityText.ts';

/** The settings that the descriptions depend on. */
export type DescribedSettings = Pick<
  Settings,
  'title' | 'shortTitle' | 'url' | 'baseUrl' | 'securityContact'
>;

/**
 * Writes what describes the whole site to other programs: `robots.txt` for crawlers, `opensearch.xml` for browsers, and
 * `security.txt` for whoever finds a security problem, if there's a contact.
 *
 * @param folder - a complete build
 * @param now - milliseconds since the epoch
 */
export async function writeDescriptions(
  folder: string,
  settings: DescribedSettings,
  now: number,
): Promise<void> {
  const { url, baseUrl, securityContact } = settings;
  await writeFile(
    path.join(folder, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`,
  );
  await writeFile(path.join(folder, 'opensearch.xml'), openSearch(settings));
  if (securityContact !== undefined) {
    const wellKnown = path.join(folder, '.well-known');
    await mkdir(wellKnown, { recursive: true });
    const address = `${url}${baseUrl}.well-known/security.txt`;
    await writeFile(
      path.join(wellKnown, 'security.txt'),
      securityText({ contact: securityContact, address, now }),
    );
  }
}
