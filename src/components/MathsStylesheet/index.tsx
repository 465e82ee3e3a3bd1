import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Settings } from '@site/site/settings';
import type { ReactNode } from 'react';

/**
 * The stylesheet of formulas. Stands on pages that hold one; documents get it by themselves.
 */
export function MathsStylesheet(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { href, integrity } = customFields?.maths as Settings['maths'];
  return (
    <Head>
      {integrity === undefined ? (
        <link rel="stylesheet" href={href} />
      ) : (
        <link rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
      )}
    </Head>
  );
}
