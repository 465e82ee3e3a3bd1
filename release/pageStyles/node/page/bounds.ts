/**
 * Keeps what is below the first screen within the page while the stylesheet is on its way, on the screen and on
 * paper. It is in a layer that all the rest of the stylesheet goes before.
 */
export const BOUNDS =
  '@layer docusaurus.infima{pre,.katex-display{overflow:auto}svg{max-width:100%}.theme-admonition svg{width:1em}}' +
  '@media print{nav,aside,.footer,[class*=doc-toc]{display:none!important}pre{white-space:pre-wrap}}';
