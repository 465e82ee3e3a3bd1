import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { NO_MEDIA, SPARE_ATTRIBUTE } from '@site/release/pageStyles/shared/spare';
import type { Settings } from '@site/site/settings';
import { type ReactNode, useInsertionEffect, useState } from 'react';
import { preload } from 'react-dom';

/** The fonts that nearly every formula is set in: digits and signs, and letters. */
const FONTS = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

/** Has the whole stylesheet apply, where the page that was served did without. */
function applySpare(href: string): void {
  const spare = document.querySelectorAll<HTMLLinkElement>(`link[${SPARE_ATTRIBUTE}]`);
  for (const link of spare) {
    if (link.getAttribute('href') === href && link.media === NO_MEDIA) {
      link.media = '';
    }
  }
}

/**
 * The stylesheet of formulas. Stands on pages that hold one; documents get it by themselves.
 *
 * React itself puts it into the head. The framework's `Head` takes it out and in again while the page
 * hydrates, and the formulas fall apart in between. The fonts are asked for at once: the browser would
 * ask only when it has laid out a formula, ahead of all else, and lines would move when they come. A page that
 * was served with formulas has what they need of it; the next one needs the whole.
 */
export function MathsStylesheet(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { href, integrity } = customFields?.maths as Settings['maths'];
  const isBrowser = useIsBrowser();
  const [isServed] = useState(!isBrowser);
  useInsertionEffect(() => {
    if (!isServed) {
      applySpare(href);
    }
  }, [isServed, href]);
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  for (const font of FONTS) {
    preload(`${folder}fonts/${font}.woff2`, {
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    });
  }
  const spare = { [SPARE_ATTRIBUTE]: '' };
  return integrity === undefined ? (
    <link rel="stylesheet" precedence="maths" href={href} {...spare} />
  ) : (
    <link
      rel="stylesheet"
      precedence="maths"
      href={href}
      integrity={integrity}
      crossOrigin="anonymous"
      {...spare}
    />
  );
}
