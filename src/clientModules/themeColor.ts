import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { PALETTE } from '@site/site/palette';

/** The page's tag, which is right for the default mode until this code runs (framework/wakeUp/node/template.ts). */
const TAG = 'meta[name=theme-color]';

/** Gives the browser's own bars the color of the page's paper in the chosen color mode. */
function colorBars(): void {
  const { paper } = PALETTE[document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'];
  document.querySelector(TAG)?.setAttribute('content', paper);
}

if (ExecutionEnvironment.canUseDOM) {
  colorBars();
  new MutationObserver(colorBars).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
