import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Settings } from '@site/site/settings';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';

/** The fonts that nearly every formula is set in: digits and signs, and letters. */
const FONTS = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

/**
 * The stylesheet of formulas. Stands on pages that hold one; documents get it by themselves.
 *
 * React itself puts it into the head. The framework's `Head` takes it out and in again while the page
 * hydrates, and the formulas fall apart in between. The fonts are asked for at once: the browser would
 * ask only when it has laid out a formula, ahead of all else, and lines would move when they come.
 */
export function MathsStylesheet(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { href, integrity } = customFields?.maths as Settings['maths'];
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  for (const font of FONTS) {
    preload(`${folder}fonts/${font}.woff2`, {
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    });
  }
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
