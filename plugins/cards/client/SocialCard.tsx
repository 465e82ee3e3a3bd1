import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { CARD_SIZE, cardPath } from '@site/plugins/cards/shared/card';
import type { ReactNode } from 'react';

/**
 * The tags for a page's social card, which the build draws. They replace those of the site's card.
 *
 * Chat apps that prefer their own tag for a picture fall back to these.
 */
export function SocialCard(page: { permalink: string; title: string }): ReactNode {
  const { permalink, title } = page;
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <meta property="og:image" content={`${url}${baseUrl}${cardPath(permalink, baseUrl)}`} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={title} />
    </Head>
  );
}
