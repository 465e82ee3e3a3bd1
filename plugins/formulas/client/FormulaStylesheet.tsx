import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Settings } from '@site/site/settings';
import { type ReactNode, useInsertionEffect, useState } from 'react';
import { preload } from 'react-dom';
import { NO_MEDIA, SPARE_ATTRIBUTE } from '../shared/spare';
import { useScrollStops } from './useScrollStops';

/** The fonts of nearly every formula: digits and symbols, and letters. */
const FONTS = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

/** Applies the full stylesheet, if the served page didn't need it. */
function applySpare(href: string): void {
  const spare = `link[${SPARE_ATTRIBUTE}][href="${CSS.escape(href)}"][media="${NO_MEDIA}"]`;
  document.querySelector(spare)?.removeAttribute('media');
}

/**
 * The stylesheet for formulas; documents with formulas get it automatically. React puts it into the head: the
 * framework's `Head` would reinsert it during hydration. Fonts are preloaded, so that lines don't shift. A page that
 * was served with formulas has its styles inlined; the next page needs the full sheet. Wide formulas are scrolled by
 * keyboard.
 */
export function FormulaStylesheet(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { href, integrity } = customFields?.maths as Settings['maths'];
  const isBrowser = useIsBrowser();
  const [isServed] = useState(!isBrowser);
  useInsertionEffect(() => {
    if (!isServed) {
      applySpare(href);
    }
  }, [isServed, href]);
  useScrollStops();
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  for (const font of FONTS) {
    preload(`${folder}fonts/${font}.woff2`, {
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    });
  }
  const spare = {
    [SPARE_ATTRIBUTE]: '',
    integrity,
    crossOrigin: integrity && 'anonymous',
  } as const;
  return <link rel="stylesheet" precedence="maths" href={href} {...spare} />;
}
