import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { keyboardFocusedClassName } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { SocialCard } from '@site/plugins/cards/client/SocialCard';
import SiteMetadata from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

/** The theme's tags without the alternates in other languages, and without the language, which the page declares. */
function MetadataInOneLanguage(): ReactNode {
  const { url, baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const { metadata } = useThemeConfig();
  const path = applyTrailingSlash(useLocation().pathname, { trailingSlash, baseUrl });
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={url + path} />
        <link rel="canonical" href={url + path} />
        <body className={keyboardFocusedClassName} />
      </Head>
      <Head>
        {metadata.map((attributes) => (
          <meta key={attributes.property ?? attributes.name} {...attributes} />
        ))}
      </Head>
    </>
  );
}

/**
 * The tags of every page, with the site's social card, which pages with their own replace.
 *
 * Upstream has two links to alternates and a tag for the language even if there's only one.
 */
export default function SiteMetadataWithCard(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  return (
    <>
      {i18n.locales.length > 1 ? <SiteMetadata /> : <MetadataInOneLanguage />}
      <SocialCard permalink={siteConfig.baseUrl} title={siteConfig.title} />
    </>
  );
}
