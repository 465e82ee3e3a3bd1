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
  const root = document.documentElement;
  setForPaper(root, 'data-screen-theme', root.dataset.theme ?? 'light');
  setForPaper(root, 'data-theme', 'light');
  for (const details of document.querySelectorAll('article details:not([open])')) {
    setForPaper(details, 'open', '');
  }
}

/** How long the drawing of diagrams may keep a reader from printing, in milliseconds. */
const DRAWING_LIMIT_MS = 10_000;

/** Resolves once each diagram is drawn, or it has taken too long. */
const allDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.querySelector('[data-diagram]:not(:has(svg))') === null) {
        end();
      }
    };
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => end(), DRAWING_LIMIT_MS);
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    check();
  });

/** Draws what has not been drawn before a reader prints: the browser's own command would not wait for it. */
function onKeyDown(event: KeyboardEvent): void {
  const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
  if (isPrint && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    document.dispatchEvent(new Event(SHOW_ALL));
    void allDrawn().then(() => window.print());
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('keydown', onKeyDown);
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
