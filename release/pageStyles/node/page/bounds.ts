/**
 * Keeps content below the first screen within the page's width until the stylesheet arrives, on screen and in
 * print, and hides a menu that's opened before that. It's in a layer that everything else in the stylesheet overrides.
 */
export const BOUNDS =
  '@layer docusaurus.infima{pre,.katex-display{overflow:auto}svg{max-width:100%}.theme-admonition svg{width:1em}:popover-open{opacity:0}}' +
  '@media print{nav,aside,.footer,[class*=doc-toc]{display:none!important}pre{white-space:pre-wrap}}';
