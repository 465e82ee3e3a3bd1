import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Settings } from '@site/site/settings';
import type { ReactNode } from 'react';

/**
 * The stylesheet of formulas. Stands on pages that hold one; documents get it by themselves.
 *
 * React itself puts it into the head. The framework's `Head` takes it out and in again while the page
 * hydrates, and the formulas fall apart in between.
 */
export function MathsStylesheet(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { href, integrity } = customFields?.maths as Settings['maths'];
  return integrity === undefined ? (
    <link rel="stylesheet" precedence="maths" href={href} />
  ) : (
    <link
      rel="stylesheet"
      precedence="maths"
      href={href}
      integrity={integrity}
      crossOrigin="anonymous"
    />
  );
}
