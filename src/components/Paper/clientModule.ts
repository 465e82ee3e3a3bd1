import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { SHOW_ALL } from '../NearWindow';

/** What is taken back once a page is printed. */
let takeBack: (() => void)[] = [];

/** Sets an attribute for as long as the page is printed. */
function setForPaper(element: Element, name: string, value: string): void {
  const former = element.getAttribute(name);
  element.setAttribute(name, value);
  takeBack.push(() =>
    former === null ? element.removeAttribute(name) : element.setAttribute(name, former),
  );
}

/** Has a page show on paper what is behind a press on the screen, in the light colors. */
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
