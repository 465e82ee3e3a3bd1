import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { SHOW_ALL } from '../NearWindow';

/** Functions that undo the changes after printing. */
let takeBack: (() => void)[] = [];

/** Sets an attribute while the page is printed. */
function setForPaper(element: Element, name: string, value: string): void {
  const former = element.getAttribute(name);
  element.setAttribute(name, value);
  takeBack.push(() =>
    former === null ? element.removeAttribute(name) : element.setAttribute(name, former),
  );
}

/** Prepares a page for printing: expands collapsed content, and switches to light mode. */
function prepare(): void {
  setForPaper(document.documentElement, 'data-theme', 'light');
  for (const details of document.querySelectorAll('article details:not([open])')) {
    setForPaper(details, 'open', '');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', () => {
    document.dispatchEvent(new Event(SHOW_ALL));
    prepare();
  });
  window.addEventListener('afterprint', () => {
    for (const restore of takeBack.reverse()) {
      restore();
    }
    takeBack = [];
  });
}
