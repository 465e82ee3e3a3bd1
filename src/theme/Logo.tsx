import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Logo';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A title, with all but the short one at its end in an element that narrow viewports hide (src/css/chrome.css). */
function Title({ title, short }: { readonly title: string; readonly short: unknown }): ReactNode {
  if (typeof short !== 'string' || short === title || !title.endsWith(short)) {
    return title;
  }
  return (
    <>
      <span>{title.slice(0, -short.length)}</span>
      {short}
    </>
  );
}

/** The mark and the title of the site. Upstream's title is cut on a phone. */
export default function Logo({ className, imageClassName, titleClassName }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { title, logo } = useThemeConfig().navbar;
  const home = useBaseUrl(logo?.href || '/');
  const sources = {
    light: useBaseUrl(logo?.src ?? ''),
    dark: useBaseUrl(logo?.srcDark || logo?.src || ''),
  };
  return (
    <Link to={home} className={clsx(className)} {...(logo?.target && { target: logo.target })}>
      {logo && (
        <div className={imageClassName}>
          <ThemedImage
            className={logo.className}
            sources={sources}
            height={logo.height}
            width={logo.width}
            alt={logo.alt ?? (title ? '' : siteConfig.title)}
            style={logo.style}
          />
        </div>
      )}
      {title != null && (
        <b className={titleClassName}>
          <Title title={title} short={siteConfig.customFields?.shortTitle} />
        </b>
      )}
    </Link>
  );
}
